/** A server to ask. */
export interface Origin {
  /** As it was named. */
  readonly text: string;
  readonly secure: boolean;
  /** The name or address to connect to. */
  readonly host: string;
  readonly port: number;
  /** Whether it is this machine, by a name or address that can be no other. */
  readonly loopback: boolean;
}

const isLocalName = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/** Node knows no `.localhost`, and what `localhost` means is the machine's affair; both are this machine here (R2). */
const connectTo = (name: string): string => (isLocalName(name) ? '127.0.0.1' : name.replace(/^\[|\]$/g, ''));

const parse = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/** Reads `http://127.0.0.1:3000`; null when it is no origin. */
export const readOrigin = (text: string): Origin | null => {
  const url = parse(text);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.username !== ''
  )
    return null;
  const secure = url.protocol === 'https:';
  const name = url.hostname.toLowerCase();
  const host = connectTo(name);
  return {
    text,
    secure,
    host,
    port: Number(url.port) || (secure ? 443 : 80),
    loopback: isLocalName(name) || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host),
  };
};
