import { closedLogin } from '#core/addresses/redirects/closed-login.ts';
import type { EntryTaker } from '../logs/read-log.ts';
import type { Installation } from '../installation/installation.ts';
import { judgeTraffic } from './judge-traffic.ts';
import { noteNothing } from './number-reactions.ts';

export interface Covered {
  readonly name: string;
  readonly hits: number;
}

export interface Coverage {
  readonly requests: number;
  readonly rules: readonly Covered[];
  readonly routes: readonly Covered[];
}

/** Leaves out built-in rules and routes without a URL, because editors cannot delete them. */
export const coverTraffic = (
  installation: Installation,
  host: string,
): { readonly taker: EntryTaker; readonly coverage: () => Coverage } => {
  const judge = judgeTraffic(installation, host, () => noteNothing);
  const { rules, routes } = installation.book;
  return {
    taker: judge,
    coverage: () => {
      const all = judge.groups();
      const sum = (isMet: (group: (typeof all)[number]) => boolean): number =>
        all.filter(isMet).reduce((hits, group) => hits + group.hits, 0);
      return {
        requests: sum(() => true),
        rules: rules
          .filter((rule) => rule !== closedLogin)
          .map(({ id }) => ({ name: id, hits: sum((group) => group.rules.includes(id)) })),
        routes: routes.rows
          .filter(({ matched }) => matched)
          .map(({ name }) => ({ name, hits: sum(({ route }) => route === name) })),
      };
    },
  };
};
