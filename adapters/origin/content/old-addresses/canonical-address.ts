/** In NFC, with its query parameters in the order of their names. */
export const canonicalAddress = (address: string): string => {
  const [path = '', query] = address.normalize('NFC').split('?', 2);
  return query === undefined ? path : `${path}?${query.split('&').toSorted().join('&')}`;
};
