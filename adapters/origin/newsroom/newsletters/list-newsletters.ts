import { sql } from 'kysely';
import type { Newsroom } from '../context/newsroom.ts';
import type { ListedNewsletter } from '#adapters/newsroom-contract/readers.ts';

export const listNewsletters = async ({
  db,
  issues,
}: Newsroom): Promise<{ readonly newsletters: readonly ListedNewsletter[] }> => {
  const { rows: readers } = await sql<{ code: string; readers: number }>`
    select code, count(*)::int as readers from newsletter_subscriptions group by code`.execute(db);
  const { rows: lasts } = await sql<{ code: string; day: string; letters: number; done: boolean }>`
    select code, day, bool_and(done_at is not null) as done,
      (select count(*)::int from newsletter_deliveries where issue_id = any(array_agg(issue.id))) as letters
    from newsletter_issues issue where day = (select max(day) from newsletter_issues other where other.code = issue.code)
    group by code, day`.execute(db);
  return {
    newsletters: issues.newsletters.map(({ code, title }) => {
      const last = lasts.find((one) => one.code === code);
      return {
        code,
        title,
        readers: readers.find((one) => one.code === code)?.readers ?? 0,
        last: last === undefined ? null : { day: last.day, letters: last.letters, done: last.done },
      };
    }),
  };
};
