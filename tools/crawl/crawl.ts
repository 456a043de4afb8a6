import { anchorsIn, type Link, linksIn } from './links-in.ts';

export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string;
  readonly body: string;
}

export interface CrawlNeeds {
  readonly ask: (address: string) => Promise<Answer>;
  readonly origins: readonly string[];
  readonly starts: readonly string[];
  /** False for URLs that add nothing, such as further variants of a picture. */
  readonly isWorthALook: (address: URL) => boolean;
  readonly madeByScripts: readonly string[];
  readonly exits: readonly string[];
}

export interface Seen {
  readonly opened: number;
  readonly dead: readonly string[];
  readonly elsewhere: ReadonlyMap<string, string>;
}

const atOnce = 8;
const timeout = 60_000;

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '');

const patiently =
  (ask: CrawlNeeds['ask']): CrawlNeeds['ask'] =>
  (address) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const timer = setTimeout(() => reject(new Error(`No response within a minute: ${address}`)), timeout);
    ask(address).then(resolve, reject);
    return promise.finally(() => clearTimeout(timer));
  };

const faultOf = async (
  { ask, exits }: CrawlNeeds,
  address: string,
): Promise<{ readonly fault: string | null; readonly answer: Answer; readonly at: string }> => {
  const first = await ask(address);
  if (first.status === 200) return { fault: null, answer: first, at: address };
  if (first.status < 300 || first.status > 399 || first.location === undefined)
    return { fault: `${first.status}`, answer: first, at: address };
  const at = new URL(first.location, address).href;
  if (exits.some((exit) => at.startsWith(exit))) return { fault: null, answer: { ...first, type: '' }, at };
  const second = await ask(withoutFragment(at));
  return { fault: second.status === 200 ? null : `${first.status} ${second.status}`, answer: second, at };
};

export const crawl = async (given: CrawlNeeds): Promise<Seen> => {
  const needs = { ...given, ask: patiently(given.ask) };
  const [from, anchors, elsewhere] = [
    new Map<string, string>(),
    new Map<string, ReadonlySet<string>>(),
    new Map<string, string>(),
  ];
  const [queue, dead, toAnchors]: [string[], string[], { readonly link: string; readonly by: string }[]] = [[], [], []];
  const note = ({ address, anchored }: Link, by: string): void => {
    const url = new URL(address);
    if (!needs.origins.includes(url.origin)) return void elsewhere.set(address, elsewhere.get(address) ?? by);
    const plain = withoutFragment(address);
    if (anchored && url.hash.length > 1) toAnchors.push({ link: address, by });
    if (from.has(plain) || !needs.isWorthALook(url)) return;
    from.set(plain, by);
    queue.push(plain);
  };
  const look = async (address: string): Promise<void> => {
    const { fault, answer, at } = await faultOf(needs, address);
    if (fault !== null) return void dead.push(`${fault} ${address} from ${from.get(address)}`);
    if (answer.type.includes('html')) anchors.set(address, anchorsIn(answer.body));
    for (const link of linksIn(answer.body, answer.type, at)) note(link, address);
  };
  for (const start of needs.starts) note({ address: start, anchored: false }, 'the start');
  const looking = new Set<Promise<void>>();
  while (queue.length + looking.size > 0) {
    for (const address of queue.splice(0, atOnce - looking.size)) {
      const one = look(address).finally(() => looking.delete(one));
      looking.add(one);
    }
    await Promise.race(looking);
  }
  const isThere = (link: string): boolean => {
    const [page = '', fragment = ''] = link.split('#');
    return needs.madeByScripts.includes(fragment) || (anchors.get(page)?.has(decodeURIComponent(fragment)) ?? true);
  };
  const missing = new Map(
    toAnchors.filter(({ link }) => !isThere(link)).map(({ link, by }) => [link, `missing anchor: ${link} from ${by}`]),
  );
  return { opened: from.size, dead: [...dead, ...missing.values()], elsewhere };
};
