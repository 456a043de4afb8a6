import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Edition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { noPage } from '../notices/no-page.ts';
import type { SetVideo } from '#adapters/newsroom-contract/pages.ts';

const key = 'pipStatus';

interface Place {
  readonly site: SiteKey;
}

const keep = async ({ db }: Newsroom, site: SiteKey, value: object): Promise<Edition | null> => {
  const { edition } = await inEdit(db, async (all) => {
    await sql`insert into settings (site, key, value) values (${site}, ${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (site, key) do update set value = excluded.value`.execute(all);
    // Open pages and cached pages load the video separately.
    return { done: null, changes: [noPage] };
  });
  return edition;
};

const known = async ({ db }: Newsroom, site: SiteKey): Promise<SetVideo | null> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('site', '=', site)
    .where('key', '=', key)
    .executeTakeFirst();
  const told = (row?.value ?? {}) as Readonly<Partial<Record<string, unknown>>>;
  if (told['pipShow'] !== true) return null;
  return {
    url: String(told['pipUrl']),
    title: String(told['pipTitle']),
    label: String(told['pipLabel']) || null,
    open: told['pipOpen'] === true,
    manual: told['pipIsManual'] === true,
  };
};

/** Whether this node's folder or the database stores the upload; an address of others is not looked at. */
const isThere = async ({ db, dataDir }: Newsroom, url: string): Promise<boolean> => {
  if (!url.startsWith('/uploads/')) return true;
  const name = url.slice('/uploads/'.length);
  const found = await stat(join(dataDir, 'uploads', name)).catch(() => null);
  if (found !== null) return found.isFile();
  const stored = await db.selectFrom('upload_files').select('name').where('name', '=', name).executeTakeFirst();
  return stored !== undefined;
};

export const setVideo = async (
  newsroom: Newsroom,
  { site, video: { url, title, label, open, manual } }: Place & { readonly video: SetVideo },
): Promise<{ readonly edition: Edition | null }> => {
  if (!(await isThere(newsroom, url))) throw new CommandFailure('no-video-file', url);
  const edition = await keep(newsroom, site, {
    pipShow: true,
    pipUrl: url,
    pipTitle: title,
    pipLabel: label ?? '',
    pipOpen: open,
    pipIsManual: manual,
  });
  return { edition };
};

export const showVideo = async (newsroom: Newsroom, { site }: Place): Promise<{ readonly video: SetVideo | null }> => ({
  video: await known(newsroom, site),
});

export const endVideo = async (
  newsroom: Newsroom,
  { site }: Place,
): Promise<{ readonly ended: boolean; readonly edition: Edition | null }> => {
  if ((await known(newsroom, site)) === null) return { ended: false, edition: null };
  const none = { pipShow: false, pipTitle: '', pipUrl: '', pipOpen: false, pipLabel: '', pipIsManual: false };
  return { ended: true, edition: await keep(newsroom, site, none) };
};
