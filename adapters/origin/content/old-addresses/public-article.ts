import { type RawBuilder, sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { addressOf } from '../../editorial/articles/address-of.ts';
import type { Sites } from '../../editorial/articles/sites.ts';

export interface AddressedRow {
  readonly slug: string;
  readonly site: string;
  readonly type: string;
  readonly pub_date: number;
  readonly section: string | null;
}

/** The parts of a query for articles that have an address of their own now (R42). */
export const publicArticle = {
  columns: sql`a.slug, a.site, a.type, a.pub_date, s.slug as section`,
  table: sql`articles a left join super_tags s on s.id = a.main_super_tag_id`,
  condition: (now: number): RawBuilder<SqlBool> =>
    sql<SqlBool>`a.parent_id is null and a.listed_in <> '{}' and a.pub_date <= ${now}`,
};

/** Percent-encoded. */
export const pathOf = (sites: Sites, { section, ...row }: AddressedRow): string =>
  new URL(addressOf(sites, { ...row, mainSuperTag: section === null ? null : { slug: section } })).pathname;
