import { latestState, type LiveHistory } from '../../polling/live-history.ts';
import type { Observed } from '../../polling/observed.ts';
import { blockName, type Count, type CountCorrection, type CountedData } from './count.ts';
import { seatsIn, votesIn } from './counted-votes.ts';
import type { DataBlock } from './data-block.ts';

/** Max growth of a figure relative to the count; a larger one is an upstream error. */
const beyondBelief = 10;
const maxCorrections = 20;

const isBelievable = (before: DataBlock, told: DataBlock, growth: number): boolean =>
  (votesIn(before) === 0 || votesIn(told) <= votesIn(before) * growth * beyondBelief) &&
  (seatsIn(before) === 0 || seatsIn(told) <= seatsIn(before) * beyondBelief);

const hasGoneDown = (known: CountedData, told: CountedData): boolean =>
  (told.count?.processed ?? 0) < (known.count?.processed ?? 0) ||
  told.blocks.some((block) => {
    const before = known.blocks.find((one) => blockName(one) === blockName(block));
    return before !== undefined && votesIn(block) < votesIn(before);
  });

/** Records a correction when figures decrease, even if upstream reports none. */
const correctionsOf = (known: CountedData, told: CountedData, count: Count): readonly CountCorrection[] => {
  const before = known.count?.corrections ?? [];
  const named = count.corrections.some(({ at }) => !before.some((one) => one.at === at));
  const own = !named && hasGoneDown(known, told) ? [{ at: count.countedAt, text: '' }] : [];
  const all = [...own, ...count.corrections, ...before];
  return [...new Map(all.map((one) => [`${one.at} ${one.text}`, one])).values()]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, maxCorrections);
};

/** Keeps the block order. Missing and implausible blocks keep their old data. */
const joinedBlocks = (known: CountedData, told: CountedData): Pick<CountedData, 'blocks' | 'held'> => {
  const growth = Math.max(1, (told.count?.processed ?? 0) / Math.max(0.01, known.count?.processed ?? 0));
  const kept = known.blocks.map((before) => {
    const again = told.blocks.find((one) => blockName(one) === blockName(before));
    const isTold = again !== undefined && isBelievable(before, again, growth);
    return { block: isTold ? again : before, isTold };
  });
  const added = told.blocks.filter((block) => !known.blocks.some((one) => blockName(one) === blockName(block)));
  const since = (name: string) => known.held.find((one) => one.name === name)?.countedAt ?? known.count?.countedAt ?? 0;
  const held = kept
    .filter(({ isTold }) => !isTold)
    .map(({ block }) => blockName(block))
    .map((name) => ({ name, countedAt: since(name) }));
  return { blocks: [...kept.map(({ block }) => block), ...added], held };
};

const joined = (known: CountedData, told: CountedData): CountedData | null => {
  const { count } = told;
  if (count === null) return known.count === null ? told : null;
  if (known.count === null) return told;
  if (count.countedAt < known.count.countedAt) return null;
  return { count: { ...count, corrections: correctionsOf(known, told, count) }, ...joinedBlocks(known, told) };
};

/** Caps a timestamp in the future (upstream clock ahead) at the time of receipt. */
const heard = ({ value, observedAt }: Observed<CountedData>): CountedData =>
  value.count === null
    ? value
    : { ...value, count: { ...value.count, countedAt: Math.min(value.count.countedAt, Math.floor(observedAt)) } };

export const followCount = (
  known: LiveHistory<CountedData> | null,
  told: Observed<CountedData>,
): LiveHistory<CountedData> => {
  const { observedAt } = told;
  if (known === null) return { states: [{ since: observedAt, value: heard(told) }], observedAt };
  const value = observedAt < known.observedAt ? null : joined(latestState(known).value, heard(told));
  return value === null ? known : { states: [{ since: observedAt, value }], observedAt };
};

export const joinCounts = (known: LiveHistory<CountedData>, told: LiveHistory<CountedData>): LiveHistory<CountedData> =>
  followCount(known, { value: latestState(told).value, observedAt: told.observedAt });

/** Polling can stop (R39). */
export const isCountOver = (history: LiveHistory<CountedData>): boolean =>
  latestState(history).value.count?.final === true;
