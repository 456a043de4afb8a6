import type { FollowedEntry } from '#adapters/newsroom-contract/follow.ts';
import { entryTimes, type LiveTime } from './entry-times.ts';
import { matchEntries } from './match-entries.ts';
import { splitEntries } from './split-entries.ts';

export interface MadeLiveBlog {
  /** As an import file has it: the introduction, then the entries. */
  readonly html: string;
  readonly entries: number;
  /** Ids of entries that are not there any more. */
  readonly gone: readonly string[];
}

const timeOf = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** Makes a live blog of a text with headings. Known entries keep their ids, also of `stored` ones that were removed. */
export const makeLiveBlog = (html: string, stored: readonly FollowedEntry[], time: LiveTime): MadeLiveBlog => {
  const { intro, entries } = splitEntries(html);
  const matched = matchEntries(entries, stored);
  const times = entryTimes(entries, matched, time);
  let last = stored.reduce((max, { id }) => Math.max(max, /^\d{1,9}$/.test(id) ? Number(id) : 0), 0);
  const ids = entries.toReversed().map((entry) => matched.get(entry)?.id ?? String((last += 1)));
  const posts = entries.map(({ title, html: text }, at) => {
    const head = { id: ids.at(-1 - at), ...(title !== '' && { title }), publishedAt: timeOf(times[at] ?? time.now) };
    // A mark ends at the first `-->`.
    return `<!-- post ${JSON.stringify(head).replaceAll('>', '\\u003e')} -->\n${text}`;
  });
  const kept = new Set(ids);
  return {
    html: [intro === '' ? '<p></p>' : intro, ...posts].join('\n'),
    entries: entries.length,
    gone: stored.flatMap(({ id, isRemoved }) => (isRemoved || kept.has(id) ? [] : [id])),
  };
};
