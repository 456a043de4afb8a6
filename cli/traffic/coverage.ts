import { closedLogin } from '#core/redirects/closed-login.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import type { World } from '../world.ts';
import { judgeTraffic } from './judge-traffic.ts';

export interface Covered {
  readonly name: string;
  readonly hits: number;
}

/** How often rules of the set and routes of the table were met, in their own order. */
export interface Coverage {
  readonly requests: number;
  readonly rules: readonly Covered[];
  readonly routes: readonly Covered[];
}

/** Counts what traffic meets. Rules of the house and rows that no address leads to are left out: nobody can delete them. */
export const coverTraffic = (world: World, host: string): { readonly take: (entry: LogEntry) => void; readonly coverage: () => Coverage } => {
  const { take, groups } = judgeTraffic(world, host, () => true);
  const { rules, routes } = world.book;
  return {
    take,
    coverage: () => {
      const all = groups();
      const sum = (isMet: (group: (typeof all)[number]) => boolean): number => all.filter(isMet).reduce((hits, group) => hits + group.hits, 0);
      return {
        requests: sum(() => true),
        rules: rules.filter((rule) => rule !== closedLogin).map(({ id }) => ({ name: id, hits: sum((group) => group.rules.includes(id)) })),
        routes: routes.rows.filter(({ matched }) => matched).map(({ name }) => ({ name, hits: sum(({ route }) => route === name) })),
      };
    },
  };
};
