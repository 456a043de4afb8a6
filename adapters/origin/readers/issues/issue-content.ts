import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { addressOf } from '../../editorial/articles/address-of.ts';
import type { IssueContent } from '../../mail/set-issue.ts';
import { articlesOfIssue } from './articles-of-issue.ts';
import type { IssueContext } from './issue-context.ts';
import type { ComposedIssue } from './make-issues.ts';

export const sitesIn = async (db: Kysely<Schema>) => {
  const rows = await db.selectFrom('sites').selectAll().execute();
  return {
    bySlug: new Map(rows.map((row) => [row.slug, row])),
    byRole: new Map(rows.map((row) => [row.role, row])),
  };
};

/** Null when no article of it may be sent any more. */
export const issueContent = async (
  db: Kysely<Schema>,
  { newsletters, plans, originOf, now }: Pick<IssueContext, 'newsletters' | 'plans' | 'originOf' | 'now'>,
  { code, section: slug, articleIds }: ComposedIssue,
): Promise<IssueContent | null> => {
  const rows = await articlesOfIssue(db, articleIds, now());
  if (rows.length === 0) return null;
  const sites = await sitesIn(db);
  const main = sites.byRole.get('main');
  const home = originOf(main?.slug ?? '');
  const section = plans.find((plan) => plan.code === code)?.sections?.find((one) => one.slug === slug);
  return {
    paper: home.name,
    newsletter: newsletters.find((offer) => offer.code === code)?.title ?? code,
    section: section === undefined ? null : { title: section.title, address: `${home.origin}${section.path}` },
    at: now(),
    timeZone: main?.time_zone ?? 'UTC',
    home: home.origin,
    articles: rows.map((row) => {
      const site = sites.byRole.get(row.site);
      const { pathname } = new URL(addressOf(sites, row));
      return {
        title: row.title,
        lead: row.recommender || row.lead,
        label: row.mainSuperTag?.name ?? '',
        address: `${originOf(site?.slug ?? '').origin}${pathname}`,
      };
    }),
  };
};
