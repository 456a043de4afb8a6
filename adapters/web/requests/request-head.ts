export interface RequestHead {
  /** Empty when the header is missing or repeated (RFC 9112 §3.2). */
  readonly host: string;
  readonly acceptEncoding: string | undefined;
  readonly availableDictionary: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly cookie: string | undefined;
}

/**
 * Parses `rawHeaders` directly: Node's header object costs as much as the rest of a cache hit. Repeated cookies and
 * entity tags are joined; otherwise the first header wins.
 */
export const readHead = (raw: readonly string[]): RequestHead => {
  let [host, hosts] = ['', 0];
  let acceptEncoding: string | undefined;
  let availableDictionary: string | undefined;
  let ifNoneMatch: string | undefined;
  let cookie: string | undefined;
  for (let at = raw.length - 2; at >= 0; at -= 2) {
    const name = raw[at] as string;
    switch (name.length) {
      case 4:
        if (name.toLowerCase() !== 'host') break;
        hosts += 1;
        host = hosts > 1 ? '' : (raw[at + 1] as string);
        break;
      case 6:
        if (name.toLowerCase() === 'cookie') cookie = cookie === undefined ? raw[at + 1] : `${raw[at + 1]}; ${cookie}`;
        break;
      case 13:
        if (name.toLowerCase() === 'if-none-match')
          ifNoneMatch = ifNoneMatch === undefined ? raw[at + 1] : `${raw[at + 1]}, ${ifNoneMatch}`;
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') acceptEncoding = raw[at + 1];
        break;
      case 20:
        if (name.toLowerCase() === 'available-dictionary') availableDictionary = raw[at + 1];
        break;
      default:
    }
  }
  return { host, acceptEncoding, availableDictionary, ifNoneMatch, cookie };
};

const beginsPair = (cookie: string, at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && cookie[before]?.trim() === '') before -= 1;
  return before < 0 || cookie[before] === ';';
};

const endsName = (cookie: string, at: number): boolean => {
  const sign = /\s*=/y;
  sign.lastIndex = at;
  return sign.test(cookie);
};

export const bears = ({ cookie }: RequestHead, name: string): boolean => {
  if (cookie === undefined) return false;
  for (let at = cookie.indexOf(name); at >= 0; at = cookie.indexOf(name, at + 1)) {
    if (beginsPair(cookie, at) && endsName(cookie, at + name.length)) return true;
  }
  return false;
};
