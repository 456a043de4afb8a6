import type { LogEntry } from '../logs/log-entry.ts';
import type { Group } from './verdict-groups.ts';

/** Requests of a kind, by where they end. */
export interface Ends {
  requests: number;
  pages: number;
  assets: number;
  missing: number;
}

/** What is told of those who came. Nobody's address is ever read. */
export interface Audience {
  /** Not by bots that are known, and by them. */
  readonly people: Ends;
  readonly bots: Ends;
  /** In their order; of people. */
  readonly days: readonly (Ends & { readonly day: string })[];
  /** Hosts that link here, those first whose readers found nothing most often; of people. */
  readonly referrers: readonly (Ends & { readonly host: string })[];
  /** Requests whose host was one too many to be counted by itself. */
  readonly otherReferrers: number;
}

export interface AudienceCounter {
  /** A small number for what a request says of its reader. */
  readonly markOf: (entry: LogEntry) => number;
  readonly count: (mark: number, group: Group, weight: number) => void;
  readonly isPerson: (mark: number) => boolean;
  readonly audience: () => Audience;
}

/** So many combinations of day, host and kind are counted one by one; a hostile log can name any number of hosts. */
const mostMarks = 2 ** 15;
const mostAgents = 2 ** 13;
const mostListed = 100;

const noDay = '';
const others = '…';

interface Mark extends Ends {
  readonly day: string;
  readonly host: string;
  readonly bot: boolean;
}

const noEnds = (): Ends => ({ requests: 0, pages: 0, assets: 0, missing: 0 });

const addTo = (sum: Ends, { requests, pages, assets, missing }: Ends): Ends => {
  sum.requests += requests;
  sum.pages += pages;
  sum.assets += assets;
  sum.missing += missing;
  return sum;
};

const sumOf = (marks: readonly Mark[]): Ends => marks.reduce<Ends>(addTo, noEnds());

const sumBy = (marks: readonly Mark[], keyOf: (mark: Mark) => string): ReadonlyMap<string, Ends> => {
  const sums = new Map<string, Ends>();
  for (const mark of marks) sums.set(keyOf(mark), addTo(sums.get(keyOf(mark)) ?? noEnds(), mark));
  return sums;
};

/** An address of a machine may be a reader's own. */
const isMachine = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

const longestHost = 253;

/** The host alone: what stands behind it is the reader's business. Empty where the log does not say. */
const hostOf = (referrer: string): string => {
  const host = (/^[a-z]+:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]+)/i.exec(referrer)?.[1] ?? '').toLowerCase();
  if (isMachine(host)) return '*';
  return host.length > longestHost || !/^[\w.\-\u00a1-\u00ff%]+$/.test(host) ? '' : host;
};

const secondsOfDay = 86_400;

/** Many requests come on the same day, which need not be written again. */
const dayReader = (): ((at: number) => string) => {
  let [last, written] = [Number.NaN, noDay];
  return (at) => {
    const day = Math.floor(at / secondsOfDay);
    if (Number.isNaN(day)) return noDay;
    if (day !== last) [last, written] = [day, new Date(day * secondsOfDay * 1000).toISOString().slice(0, 10)];
    return written;
  };
};

const remembered = (isBot: (agent: string) => boolean): ((agent: string) => boolean) => {
  let known = new Map<string, boolean>();
  return (agent) => {
    const found = known.get(agent);
    if (found !== undefined) return found;
    if (known.size >= mostAgents) known = new Map();
    const answer = agent !== '' && isBot(agent);
    known.set(agent, answer);
    return answer;
  };
};

const listed = <Name extends string>(sums: ReadonlyMap<string, Ends>, name: Name) =>
  [...sums].map(([key, ends]) => ({ ...ends, [name]: key }) as Ends & Readonly<Record<Name, string>>);

/** Counts who came, by day and by the host that sent them, in bounded memory. */
export const countAudience = (isBot: (agent: string) => boolean): AudienceCounter => {
  const marks: Mark[] = [];
  const numbers = new Map<string, number>();
  const known = remembered(isBot);
  const dayOf = dayReader();
  const numberOf = (day: string, host: string, bot: boolean): number => {
    const key = `${day} ${bot ? 1 : 0} ${host}`;
    const number = numbers.get(key);
    if (number !== undefined) return number;
    if (marks.length >= mostMarks && host !== others) return numberOf(day, others, bot);
    numbers.set(key, marks.length);
    return marks.push({ ...noEnds(), day, host, bot }) - 1;
  };
  return {
    markOf: ({ at, referrer, agent }) => numberOf(dayOf(at), hostOf(referrer), known(agent)),
    isPerson: (mark) => marks[mark]?.bot === false,
    count: (at, { final }, weight) => {
      const mark = marks[at] as Mark;
      mark.requests += weight;
      if (final === 'page') mark.pages += weight;
      else if (final === 'resource') mark.assets += weight;
      else if (final === 'not-found') mark.missing += weight;
    },
    audience: () => {
      const people = marks.filter(({ bot }) => !bot);
      const hosts = sumBy(people, ({ host }) => host);
      return {
        people: sumOf(people),
        bots: sumOf(marks.filter(({ bot }) => bot)),
        days: listed(
          sumBy(
            people.filter(({ day }) => day !== noDay),
            ({ day }) => day,
          ),
          'day',
        ).toSorted((one, other) => (one.day < other.day ? -1 : 1)),
        referrers: listed(hosts, 'host')
          .filter(({ host }) => host !== '' && host !== others)
          .toSorted(
            (one, other) =>
              other.missing - one.missing || other.requests - one.requests || (one.host < other.host ? -1 : 1),
          )
          .slice(0, mostListed),
        otherReferrers: hosts.get(others)?.requests ?? 0,
      };
    },
  };
};
