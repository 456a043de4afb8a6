import { createReadStream } from 'node:fs';
import { hostname } from 'node:os';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Database } from '../../database/connection/open-database.ts';
import type { HoldingBackup } from '#adapters/newsroom-contract/versions.ts';

/** Records a backup that was written or restored: `content kill` names those that still hold an article. */
export const noteBackup = async (db: Database, file: string, now: number): Promise<void> => {
  await db
    .insertInto('backup_files')
    .values({ host: hostname(), file, made_at: now })
    .onConflict((conflict) => conflict.columns(['host', 'file']).doUpdateSet({ made_at: now }))
    .execute();
};

const tables: ReadonlySet<string> = new Set(['articles', 'article_pasts', 'deleted_articles']);

/** Null when the file cannot be read. */
const holds = async (file: string, slug: string): Promise<boolean | null> => {
  const wanted = new RegExp(`"slug": ?${JSON.stringify(slug)}`);
  const [raw, unzipped] = [createReadStream(file), createGunzip()];
  const failed = new Promise<null>((resolve) => {
    raw.on('error', () => resolve(null));
    unzipped.on('error', () => resolve(null));
  });
  const read = async (): Promise<boolean> => {
    let isWanted = false;
    for await (const line of createInterface({ input: raw.pipe(unzipped), crlfDelay: Infinity })) {
      const [, table] = /^\{"table":"([a-z_]+)"/.exec(line) ?? [];
      if (table !== undefined) isWanted = tables.has(table);
      else if (isWanted && line.startsWith('{"row":') && wanted.test(line)) return true;
    }
    return false;
  };
  try {
    return await Promise.race([read(), failed]);
  } finally {
    raw.destroy();
    unzipped.destroy();
  }
};

export const holdingBackups = async (db: Database, slug: string): Promise<readonly HoldingBackup[]> => {
  const known = await db.selectFrom('backup_files').selectAll().orderBy('made_at', 'desc').orderBy('file').execute();
  const found: HoldingBackup[] = [];
  for (const { host, file, made_at: madeAt } of known) {
    const held = host === hostname() ? await holds(file, slug) : null;
    if (held !== false) found.push({ file, host, madeAt, checked: held !== null });
  }
  return found;
};
