import { describe, expect, it } from 'vitest';
import { electionNights } from './election-nights.ts';
import { generalElection2022 } from './supplements/valasztas-2022.ts';
import { simulateCount } from '../../origin/editorial/supplements/simulate-count.ts';

const [plan] = electionNights;
if (!plan) throw new Error('The sample has no election night');
const blocksAt = (path: string) => generalElection2022.find((one) => one.path === path)?.blocks ?? [];
const at = (part: number, path = 'korzetek') => simulateCount(plan, blocksAt(path), plan.startsAt + plan.lasts * part);

interface Units {
  readonly units: readonly {
    readonly name: string;
    readonly candidates: readonly { party: string; votes: number }[];
  }[];
}
const winnerOf = (told: ReturnType<typeof at>, seat: string): string | undefined =>
  (told.blocks[0] as unknown as Units).units
    .find(({ name }) => name === seat)
    ?.candidates.toSorted((one, other) => other.votes - one.votes)[0]?.party;

describe('a simulated election night', () => {
  it('is deterministic for a time', () => {
    expect(at(0.5)).toEqual(at(0.5));
  });

  it('is empty before its start, and final after its end', () => {
    expect(simulateCount(plan, blocksAt('korzetek'), plan.startsAt - 1)).toMatchObject({
      blocks: [],
      count: { processed: 0, final: false },
    });
    for (const path of ['korzetek', 'listak']) {
      expect(at(0.001, path)).toMatchObject({ blocks: [], count: { processed: 0, final: false } });
      const end = at(2, path);
      expect(end.count).toMatchObject({ processed: 100, final: true, countedAt: plan.startsAt + plan.lasts });
      expect(end.blocks).toEqual(blocksAt(path));
    }
  });

  it('goes down once, and says why', () => {
    const [wrong, right] = [at(0.41).count, at(0.43).count];
    expect(right.processed).toBeLessThan(wrong.processed);
    expect([wrong.corrections, right.corrections.map(({ text }) => text)]).toEqual([[], [plan.correction]]);
  });

  it('has a seat that changes hands, in the constituencies and on the lists', () => {
    const [change] = at(0.75).count.changes;
    expect([at(0.7).count.changes, change?.at]).toEqual([[], at(1).count.changes[0]?.at]);
    expect([winnerOf(at(0.7), change?.seat ?? ''), winnerOf(at(0.75), change?.seat ?? '')]).toEqual([
      change?.from,
      change?.to,
    ]);
    const seats = (told: ReturnType<typeof at>) =>
      (told.blocks[0] as unknown as { rows: readonly { seats: number }[] }).rows.map((row) => row.seats);
    expect([seats(at(0.7, 'listak')).slice(0, 2), seats(at(0.75, 'listak')).slice(0, 2)]).toEqual([
      [62, 49],
      [63, 48],
    ]);
  });
});
