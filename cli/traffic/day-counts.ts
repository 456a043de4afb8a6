import type { Counted, ExactTally } from './exact-tally.ts';
import { keyIn } from './exact-tally.ts';
import type { TrafficRead, UnreadableLine } from './traffic-read.ts';
import { firstUnreadable } from './traffic-read.ts';
import type { AddMethod } from './wanted-requests.ts';

const methodKey = (method: string): string => keyIn('day', `method\t${JSON.stringify(method)}`);

export const addMethodTo =
  ({ add }: Pick<ExactTally, 'add'>): AddMethod =>
  (method, requests) =>
    add(methodKey(method), requests);

export const addDay = ({ add }: Pick<ExactTally, 'add'>, read: TrafficRead): void => {
  const addOne = (name: string, hits: number): void => add(keyIn('day', name), hits);
  const { lines, bad, filtered, judged, formats, notJudged } = read;
  for (const [name, hits] of Object.entries({ lines, bad, filtered, judged })) addOne(name, hits);
  for (const name of ['interrupted', 'damaged'] as const) if (read[name]) addOne(name, 1);
  for (const [format, hits] of Object.entries(formats)) addOne(`format\t${format}`, hits);
  for (const [method, hits] of Object.entries(notJudged)) add(methodKey(method), hits);
  for (const source of read.sources) addOne(`source\t${JSON.stringify(source)}`, 1);
  for (const line of read.unreadable) addOne(`unreadable\t${JSON.stringify(line)}`, 1);
};

/** A hostile log can name any number of methods. */
const maxMethods = 31;
const otherMethods = '?';

const byHits = (one: Counted, other: Counted): number => other.hits - one.hits || (one.key < other.key ? -1 : 1);

const namedMethods = (): {
  readonly add: (method: Counted) => void;
  readonly all: () => Readonly<Record<string, number>>;
} => {
  const kept: Counted[] = [];
  let [others, hasOthers] = [0, false];
  const drop = (): void => {
    const rest = kept.sort(byHits).splice(maxMethods);
    if (rest.length > 0) hasOthers = true;
    others += rest.reduce((sum, { hits }) => sum + hits, 0);
  };
  return {
    add: (method) => {
      if (method.key === otherMethods) [others, hasOthers] = [others + method.hits, true];
      else if (kept.push(method) > 8 * maxMethods) drop();
    },
    all: () => {
      drop();
      const named = hasOthers ? [...kept, { key: otherMethods, hits: others }] : kept;
      return Object.fromEntries(
        named.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ key, hits }) => [key, hits]),
      );
    },
  };
};

export const readDay = (counts: Iterable<Counted>): TrafficRead => {
  const single = new Map<string, number>();
  const formats: Record<string, number> = {};
  const methods = namedMethods();
  const sources: string[] = [];
  const unreadable: UnreadableLine[] = [];
  for (const { key, hits } of counts) {
    const tab = key.indexOf('\t');
    const [name, text] = [tab < 0 ? key : key.slice(0, tab), key.slice(tab + 1)];
    if (name === 'format') formats[text] = hits;
    else if (name === 'method') methods.add({ key: JSON.parse(text), hits });
    else if (name === 'source') for (let n = 0; n < hits; n += 1) sources.push(JSON.parse(text));
    else if (name === 'unreadable') unreadable.push(JSON.parse(text));
    else single.set(key, hits);
  }
  const countOf = (name: string): number => single.get(name) ?? 0;
  return {
    lines: countOf('lines'),
    bad: countOf('bad'),
    judged: countOf('judged'),
    filtered: countOf('filtered'),
    interrupted: single.has('interrupted'),
    damaged: single.has('damaged'),
    notJudged: methods.all(),
    sources: sources.sort(),
    formats,
    unreadable: firstUnreadable(unreadable),
  };
};
