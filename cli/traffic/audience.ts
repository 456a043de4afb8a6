import type { LogEntry } from '../logs/log-entry.ts';
import type { ExactTally } from './exact-tally.ts';
import { keyIn } from './exact-tally.ts';
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
  /** Requests that other hosts sent. */
  readonly otherReferrers: number;
}

export interface AudienceCounter {
  /** A small number for what a request says of its reader. */
  readonly markOf: (entry: LogEntry) => number;
  readonly count: (mark: number, group: Group, weight: number) => void;
  readonly isPerson: (mark: number) => boolean;
  /** Makes room where there are too many marks; those that were given mean nothing any more. */
  readonly settle: () => void;
  /** Adds what was counted and not yet added; to be called when all is read. */
  readonly end: () => void;
}

/** So many combinations of day, host and kind are held in memory; a hostile log can name any number of hosts. */
const mostMarks = 2 ** 15;
const mostAgents = 2 ** 13;
export const noDay = '';

interface Mark extends Ends {
  readonly day: string;
  readonly host: string;
  readonly bot: boolean;
}

export const noEnds = (): Ends => ({ requests: 0, pages: 0, assets: 0, missing: 0 });

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

/** Counts who came, by day and by the host that sent them, in bounded memory. */
export const countAudience = (isBot: (agent: string) => boolean, tally: Pick<ExactTally, 'add'>): AudienceCounter => {
  let marks: Mark[] = [];
  const numbers = new Map<string, number>();
  const known = remembered(isBot);
  const dayOf = dayReader();
  const numberOf = (day: string, host: string, bot: boolean): number => {
    const key = `${day} ${bot ? 1 : 0} ${host}`;
    const number = numbers.get(key);
    if (number !== undefined) return number;
    numbers.set(key, marks.length);
    return marks.push({ ...noEnds(), day, host, bot }) - 1;
  };
  const end = (): void => {
    for (const { day, host, bot, ...ends } of marks)
      for (const [name, hits] of Object.entries(ends))
        if (hits > 0) tally.add(keyIn('reader', [bot ? 'bot' : 'person', host, day, name].join('\t')), hits);
    marks = [];
    numbers.clear();
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
    settle: () => {
      if (marks.length >= mostMarks) end();
    },
    end,
  };
};
