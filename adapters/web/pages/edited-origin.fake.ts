import type { Change, ChangeSet } from '#adapters/changes/change.ts';
import type { Edition } from '#adapters/changes/edition.ts';

interface Version {
  readonly token: string;
  readonly from: number;
}

export interface State extends Edition {
  readonly articles: ReadonlyMap<string, Version>;
  readonly index: number;
}

interface Logged {
  readonly epoch: string;
  readonly change: Change;
}

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
    write(slug: string, after: number): void {
      made += 1;
      const { epoch, articles } = current();
      const [before, version] = [articles.get(slug), { token: `${slug}=${made}=`, from: now + after }];
      commit(epoch, new Map(articles).set(slug, version), before !== undefined && after > 0 ? 'removed' : 'edited', [
        slug,
      ]);
    },
    remove(slug: string, unnamed: boolean): void {
      const { epoch, articles } = current();
      if (!articles.has(slug)) return;
      const left = new Map(articles);
      left.delete(slug);
      commit(epoch, left, unnamed ? 'edited' : 'removed', unnamed ? [] : [slug], unnamed);
    },
    restore(index: number): void {
      commit(`e${states.length}`, states[index % states.length]!.articles, 'edited', [], true, index);
    },
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

export const shownBy = ({ articles }: State, now: number): ReadonlyMap<string, string> =>
  new Map([...articles].filter(([, { from }]) => from <= now).map(([slug, { token }]) => [slug, token]));

export const untilNext = ({ articles }: State, now: number): number =>
  Math.min(Infinity, ...[...articles.values()].map(({ from }) => from - now).filter((left) => left > 0));
