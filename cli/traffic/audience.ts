import type { LogEntry } from '../logs/log-entry.ts';
import type { ExactTally } from './exact-tally.ts';
import { keyIn } from './exact-tally.ts';
import type { Group } from './verdict-groups.ts';

export interface Ends {
  requests: number;
  pages: number;
  assets: number;
  missing: number;
}

/** Client addresses are never read. */
export interface Audience {
  readonly people: Ends;
  readonly bots: Ends;
  readonly days: readonly (Ends & { readonly day: string })[];
  readonly referrers: readonly (Ends & { readonly host: string })[];
  readonly otherReferrers: number;
}

export interface AudienceCounter {
  readonly markOf: (entry: LogEntry) => number;
  readonly count: (mark: number, group: Group, weight: number) => void;
  readonly isPerson: (mark: number) => boolean;
  /** Clears the marks when there are too many; earlier marks become invalid. */
  readonly settle: () => void;
  /** Must be called after the last entry. */
  readonly end: () => void;
}

/** Bounds memory: a hostile log can name any number of hosts. */
const maxMarks = 2 ** 15;
const maxAgents = 2 ** 13;
export const noDay = '';

interface Mark extends Ends {
  readonly day: string;
  readonly host: string;
  readonly bot: boolean;
}

export const noEnds = (): Ends => ({ requests: 0, pages: 0, assets: 0, missing: 0 });

/** A numeric host may be the address of a person. */
const isMachine = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

const maxHostLength = 253;

/** Keeps the host only, for privacy. Empty when the log has none. */
const hostOf = (referrer: string): string => {
  const host = (/^[a-z]+:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]+)/i.exec(referrer)?.[1] ?? '').toLowerCase();
  if (isMachine(host)) return '*';
  return host.length > maxHostLength || !/^[\w.\-\u00a1-\u00ff%]+$/.test(host) ? '' : host;
};

const secondsOfDay = 86_400;

const dayReader = (): ((at: number) => string) => {
  let [last, written] = [Number.NaN, noDay];
  return (at) => {
    const day = Math.floor(at / secondsOfDay);
    if (Number.isNaN(day)) return noDay;
    if (day !== last) [last, written] = [day, new Date(day * secondsOfDay * 1000).toISOString().slice(0, 10)];
    return written;
  };
};

/** Apps of people, which isbot 5.2 counts as bots. The services that read feeds for some of them are bots. */
const podcastApp = /^(?:AntennaPod\/|Pocket Casts(?!.*feed parser)|Overcast\/.*podcast app|PodcastAddict\/)/i;

const remembered = (isBot: (agent: string) => boolean): ((agent: string) => boolean) => {
  let known = new Map<string, boolean>();
  return (agent) => {
    const found = known.get(agent);
    if (found !== undefined) return found;
    if (known.size >= maxAgents) known = new Map();
    const answer = agent !== '' && !podcastApp.test(agent) && isBot(agent);
    known.set(agent, answer);
    return answer;
  };
};

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
      if (marks.length >= maxMarks) end();
    },
    end,
  };
};
