import { anchorsIn, type Link, linksIn } from './links-in.ts';

export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string;
  readonly body: string;
}

export interface CrawlNeeds {
  /** Asks for an absolute address without its fragment. */
  readonly ask: (address: string) => Promise<Answer>;
  /** Of the sites: what leads elsewhere is not followed. */
  readonly origins: readonly string[];
  readonly starts: readonly string[];
  /** Whether an address of ours is worth a look, which a tenth variant of a picture is not. */
  readonly isWorthALook: (address: URL) => boolean;
  /** Anchors that scripts make. */
  readonly madeByScripts: readonly string[];
  /** Where a redirect may lead out of the publication. */
  readonly exits: readonly string[];
}

/** What the crawl saw of the sites. */
export interface Seen {
  readonly opened: number;
  /**
   * Addresses that are no page, not even by one redirect, and anchors that are not there, each with one page that
   * links to it.
   */
  readonly dead: readonly string[];
  /** Addresses elsewhere, each with one page that links to it. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

/** Some are drawn while others wait for their content. */
const atOnce = 8;
/** Milliseconds after which the crawl ends with an address that does not answer, however busy the machine is. */
const patience = 60_000;

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '');

const patiently =
  (ask: CrawlNeeds['ask']): CrawlNeeds['ask'] =>
  (address) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const timer = setTimeout(() => reject(new Error(`No answer within a minute: ${address}`)), patience);
    ask(address).then(resolve, reject);
    return promise.finally(() => clearTimeout(timer));
  };

/** What an address is instead of a page, or one redirect away from it; null when all is well. */
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

/** Opens every address of ours that pages, feeds and sitemaps of ours link to, from the starts on. */
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
  /** The addresses that are looked at just now: each makes room for the next. */
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
    toAnchors.filter(({ link }) => !isThere(link)).map(({ link, by }) => [link, `no anchor ${link} from ${by}`]),
  );
  return { opened: from.size, dead: [...dead, ...missing.values()], elsewhere };
};
