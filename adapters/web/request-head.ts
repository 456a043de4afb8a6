/** The few request headers that decide how a stored copy is sent. */
export interface RequestHead {
  readonly host: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
}

/**
 * Reads names and values as they came (`rawHeaders`): Node's own table of all headers costs as much as the rest of a cache hit.
 * The first of a repeated header counts. Lengths are told apart first, so that most names are never looked at.
 */
export const readHead = (raw: readonly string[]): RequestHead => {
  let host = '';
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  let cookie: string | undefined;
  let authorization: string | undefined;
  for (let at = raw.length - 2; at >= 0; at -= 2) {
    const name = raw[at] as string;
    switch (name.length) {
      case 4: if (name.toLowerCase() === 'host') host = raw[at + 1] as string; break;
      case 6: if (name.toLowerCase() === 'cookie') cookie = raw[at + 1]; break;
      case 13:
        if (name.toLowerCase() === 'if-none-match') ifNoneMatch = raw[at + 1];
        else if (name.toLowerCase() === 'authorization') authorization = raw[at + 1];
        break;
      case 15: if (name.toLowerCase() === 'accept-encoding') acceptEncoding = raw[at + 1]; break;
      default:
    }
  }
  return { host, acceptEncoding, ifNoneMatch, cookie, authorization };
};

/** Whether a request bears a cookie of that name, or of one that ends so: a cheap first look. */
export const bears = ({ cookie }: RequestHead, name: string): boolean => cookie !== undefined && cookie.includes(`${name}=`);

/** Whether a request may be about a person: such a one never meets the page cache (R29). */
export const isPersonal = (head: RequestHead, cookies: readonly string[]): boolean =>
  head.authorization !== undefined || (head.cookie !== undefined && cookies.some((name) => bears(head, name)));
