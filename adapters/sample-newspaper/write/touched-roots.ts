import { sql } from 'kysely';
import { fingerprint } from './fingerprint.ts';

const daySeconds = 86_400;

/** `root_id` of sample articles that an editor edited, rescheduled or added posts to. */
export const touchedRoots = sql`
  select s.root_id from seeded s join articles a on a.id = s.article_id
  where ${fingerprint} <> s.fingerprint or a.pub_date <> s.pub_date + s.days * ${sql.lit(daySeconds)}
    or a.updated_at is distinct from s.updated_at + s.days * ${sql.lit(daySeconds)}
  union select p.parent_id from articles p where p.parent_id is not null and not exists (select from seeded s where s.article_id = p.id)`;
