import type { Change, ChangeSet } from '#adapters/changes/change.ts';
import type { Edition } from '#adapters/changes/edition.ts';

/** One version of an article: a text that stands nowhere else. */
interface Version {
  readonly token: string;
  /** Origin's seconds; it is nobody's before. */
  readonly from: number;
}

/** What the database held between two commits. */
export interface State extends Edition {
  readonly articles: ReadonlyMap<string, Version>;
  /** Place in the order of all states, over all epochs. */
  readonly index: number;
}

interface Logged {
  readonly epoch: string;
  readonly change: Change;
}

/** The database of a main API, with every state that it ever had, and a clock that only goes on. */
export const createEditedDatabase = () => {
  const states: State[] = [{ epoch: 'e0', number: 0, articles: new Map(), index: 0 }];
  const log: Logged[] = [];
  let [now, made] = [0, 0];
  const current = (): State => states.at(-1)!;

  const commit = (
    epoch: string,
    articles: ReadonlyMap<string, Version>,
    kind: Change['kind'],
    slugs: readonly string[],
    all = false,
    number = current().number + 1,
  ): void => {
    states.push({ epoch, number, articles, index: states.length });
    log.push({ epoch, change: { number, kind, slugs, pages: [], all } });
  };

  return {
    now: () => now,
    pass: (seconds: number) => void (now += seconds),
    current,
    states: (): readonly State[] => states,
    /** Publishes or corrects, from some second on. */
    write(slug: string, after: number): void {
      made += 1;
      const { epoch, articles } = current();
      const [before, version] = [articles.get(slug), { token: `${slug}=${made}=`, from: now + after }];
      commit(epoch, new Map(articles).set(slug, version), before !== undefined && after > 0 ? 'removed' : 'edited', [
        slug,
      ]);
    },
    /** `unnamed`: as one of more than can be named. */
    remove(slug: string, unnamed: boolean): void {
      const { epoch, articles } = current();
      if (!articles.has(slug)) return;
      const left = new Map(articles);
      left.delete(slug);
      commit(epoch, left, unnamed ? 'edited' : 'removed', unnamed ? [] : [slug], unnamed);
    },
    /** Puts an earlier state in the place of this one; its numbers are in no order with those of before. */
    restore(index: number): void {
      commit(`e${states.length}`, states[index % states.length]!.articles, 'edited', [], true, index);
    },
    /** What happened after an edition, as /api/changes tells it. */
    changesAfter({ epoch, number }: Edition): ChangeSet {
      const { epoch: own, number: newest } = current();
      const reset = epoch !== own || number > newest;
      const changes = reset
        ? []
        : log.filter((logged) => logged.epoch === own && logged.change.number > number).map(({ change }) => change);
      return { epoch: own, number: newest, reset, changes };
    },
  };
};

export type EditedDatabase = ReturnType<typeof createEditedDatabase>;

/** What a state shows to everybody at a second: token by slug. */
export const shownBy = ({ articles }: State, now: number): ReadonlyMap<string, string> =>
  new Map([...articles].filter(([, { from }]) => from <= now).map(([slug, { token }]) => [slug, token]));

/** Seconds until a state shows more by itself. */
export const untilNext = ({ articles }: State, now: number): number =>
  Math.min(Infinity, ...[...articles.values()].map(({ from }) => from - now).filter((left) => left > 0));
