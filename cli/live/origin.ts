export interface Origin {
  readonly text: string;
  readonly secure: boolean;
  readonly host: string;
  readonly port: number;
  readonly loopback: boolean;
}

const isLocalName = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/** Node does not resolve `.localhost`, and `localhost` depends on the machine: use 127.0.0.1 for both (R2). */
const connectTo = (name: string): string => (isLocalName(name) ? '127.0.0.1' : name.replace(/^\[|\]$/g, ''));

const parse = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

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
