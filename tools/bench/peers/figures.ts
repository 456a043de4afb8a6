import { median, spread, type Tell, whole } from '../measurement.ts';

/** Figures of each round, of one server. */
export class Figures {
  readonly all = new Map<string, number[]>();
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  add(what: string, value: number): void {
    this.all.set(what, [...(this.all.get(what) ?? []), value]);
  }
}

const isBetterIfMore = (what: string): boolean => what.startsWith('pages');

const shown = (what: string, values: readonly number[]): string =>
  what.startsWith('CPU') ? median(values).toFixed(2) : whole(median(values));

/** A line for each figure and each other server. */
export const tellFigures = (ours: Figures, others: readonly Figures[], tell: Tell): void => {
  for (const [what, own] of ours.all)
    for (const { name, all } of others) {
      const beside = all.get(what) ?? [];
      const ratios = own.map((value, round) => value / (beside[round] ?? Number.NaN));
      const ratio = median(ratios);
      tell({
        what,
        ours: shown(what, own),
        beside: `${name} ${shown(what, beside)}`,
        ratio: spread(ratio, ratios),
        goal: isBetterIfMore(what) ? '≥ 1' : '≤ 1',
        met: isBetterIfMore(what) ? ratio >= 1 : ratio <= 1,
      });
    }
};
