const portOf = (host: string): number => {
  const colon = host.lastIndexOf(':');
  return colon > host.lastIndexOf(']') ? colon : -1;
};

/** Lower case, without port and trailing dot (R4). */
export const plainHost = (host: string): string => {
  const colon = portOf(host);
  const name = (colon < 0 ? host : host.slice(0, colon)).toLowerCase();
  return name.endsWith('.') ? name.slice(0, -1) : name;
};
