import { sql } from 'kysely';

export const fingerprint = sql<string>`md5(concat_ws('|', a.version, a.title, a.lead, a.active, a.pages::text))`;
