/** Empty for what is not a web address. */
export const absolute = (address: string, base: string): string => {
  const trimmed = address.trim();
  if (trimmed === '') return '';
  const url = URL.parse(trimmed, base === '' ? undefined : base);
  return url === null || !/^https?:$/.test(url.protocol) ? '' : url.href;
};
