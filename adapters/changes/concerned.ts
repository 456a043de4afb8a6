import type { ChangeSet } from './change.ts';
import { pageName } from './page-name.ts';

export interface Concerned {
  readonly all: boolean;
  readonly names: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}

export const concernedBy = ({ reset, changes }: ChangeSet): Concerned => ({
  all: reset || changes.some(({ all }) => all),
  names: new Set(changes.flatMap(({ slugs }) => slugs)),
  pages: new Set(changes.flatMap(({ pages }) => pages.map(({ site, path }) => pageName(site, path)))),
});
