import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { nameInText } from '../removals/note-uploads.ts';
import { avatarPattern, coverPattern } from './picture-paths.ts';
import { readIfThere } from './upload-file.ts';

/*
 * With a database server, the database stores every upload in use and each node's folder is a cache. With an embedded
 * database, the folder is the store.
 */

const isDrawn = (name: string): boolean => coverPattern.test(name) || avatarPattern.test(name);

const used = sql`select name from article_uploads
  union select m[1] || m[2] from docs d, regexp_matches(d.content, ${sql.lit(nameInText)}, 'g') m`;

const namesToShare = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct name from (${used}) u where not exists (select from upload_files f where f.name = u.name) order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name).filter((name) => !isDrawn(name));
};

/**
 * Stores uploads in use that only this node has. Runs in the articles' transaction or at a start. Returns the names
 * found nowhere.
 */
export const shareUploads = async (db: Database, dataDir: string): Promise<readonly string[]> => {
  const missing: string[] = [];
  for (const name of await namesToShare(db)) {
    const bytes = await readIfThere(join(dataDir, 'uploads', name));
    if (bytes === null) missing.push(name);
    else
      await sql`insert into upload_files (name, bytes) values (${name}, ${bytes}) on conflict do nothing`.execute(db);
  }
  return missing;
};

export const loadUpload = async (db: Database, name: string): Promise<Buffer | null> =>
  (await db.selectFrom('upload_files').select('bytes').where('name', '=', name).executeTakeFirst())?.bytes ?? null;

export const isUsed = async (db: Database, name: string): Promise<boolean> =>
  (await sql`select from (${used}) u where u.name = ${name} limit 1`.execute(db)).rows.length > 0;
