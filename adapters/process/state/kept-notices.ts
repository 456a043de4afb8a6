import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#adapters/data-folder/replace-file.ts';
import { noticesWire } from '#adapters/main-api/editorial/notices/notices.wire.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { NoticeMemory } from '#adapters/web/editorial/notices/notice-board.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { Notice } from '#core/editorial/notices/notice.ts';

interface Needs {
  readonly dataDir: string;
  readonly sites: SiteFamily;
  /** Unix seconds. */
  readonly now: () => number;
  readonly log: Pick<Log, 'warn'>;
}

/** The latest notices, from the data folder. A damaged file shows nothing, and expired notices are ignored. */
export const keptNotices = ({ dataDir, sites, now, log }: Needs): NoticeMemory => {
  const file = join(dataDir, 'notices.json');
  const wire = noticesWire(
    sites.map(({ slug }) => slug),
    now,
  );
  const read = async (): Promise<readonly Notice[]> =>
    wire.safeParse(JSON.parse(await readFile(file, 'utf8'))).data?.notices ?? [];
  let writing = Promise.resolve();
  return {
    recall: () => read().catch(() => []),
    keep: (notices) =>
      (writing = writing
        .then(() => replaceFile(file, JSON.stringify({ notices })))
        .catch((error: unknown) => log.warn('notices-not-written', { error }))),
  };
};
