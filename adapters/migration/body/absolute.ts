/** Empty unless it is a web address. */
export const absolute = (address: string, base: string): string => {
  const trimmed = address.trim();
  if (trimmed === '') return '';
  const url = URL.parse(trimmed, base === '' ? undefined : base);
  return url === null || !/^https?:$/.test(url.protocol) ? '' : url.href;
};

/** The old site, where its address is not known: addresses of this host never leave the converter (RFC 2606). */
export const unknownHome = 'https://old.invalid';

export const isOfUnknownHome = (address: string): boolean => URL.parse(address)?.origin === unknownHome;
