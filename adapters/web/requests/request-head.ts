/** The few request headers that decide how a stored copy is sent. */
export interface RequestHead {
  /** Empty for none, and for more than one (RFC 9112 §3.2). */
  readonly host: string;
  readonly acceptEncoding: string | undefined;
  readonly availableDictionary: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly cookie: string | undefined;
}

/**
 * Reads names and values as they came (`rawHeaders`): Node's own table of all headers costs as much as the rest of a
 * cache hit.
 * The first of a repeated header counts, but cookies and entity tags, which are lists, are added up. Lengths are told apart first, so that most names
 * are never looked at.
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

/** Whether a pair begins where a name was found: at the start, or behind a semicolon and white space. */
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

/**
 * Whether a request bears a cookie of exactly that name. Most bear none that even sounds like it, and cost one look.
 */
export const bears = ({ cookie }: RequestHead, name: string): boolean => {
  if (cookie === undefined) return false;
  for (let at = cookie.indexOf(name); at >= 0; at = cookie.indexOf(name, at + 1)) {
    if (beginsPair(cookie, at) && endsName(cookie, at + name.length)) return true;
  }
  return false;
};
