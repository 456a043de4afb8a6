/** The few request headers that decide how a stored copy is sent. */
export interface RequestHead {
  host: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  cookie: string | undefined;
  authorization: string | undefined;
}

const fieldOf: Readonly<Record<string, keyof RequestHead>> = {
  host: 'host', 'accept-encoding': 'acceptEncoding', 'if-none-match': 'ifNoneMatch', cookie: 'cookie', authorization: 'authorization',
};
const lengths = new Set(Object.keys(fieldOf).map(({ length }) => length));

/** Reads names and values as they came (`rawHeaders`): Node's own table of all headers costs as much as the rest of a cache hit. The first of a repeated header counts. */
export const readHead = (raw: readonly string[]): RequestHead => {
  const head: RequestHead = { host: '', acceptEncoding: undefined, ifNoneMatch: undefined, cookie: undefined, authorization: undefined };
  for (let at = raw.length - 2; at >= 0; at -= 2) {
    const name = raw[at] ?? '';
    if (!lengths.has(name.length)) continue;
    const field = fieldOf[name.toLowerCase()];
    if (field) head[field] = raw[at + 1] ?? '';
  }
  return head;
};

/** Whether a request may be about a person: such a one never meets the page cache (R29). */
export const isPersonal = ({ cookie, authorization }: RequestHead, cookies: readonly string[]): boolean =>
  authorization !== undefined || (cookie !== undefined && cookies.some((name) => cookie.includes(`${name}=`)));
