import { join } from 'node:path';
import type { MigrationOrder, TellProgress } from '#adapters/newsroom-contract/migration.ts';
import type { Time } from '#adapters/time/time.ts';
import type { GhostRow } from '../ghost/read-ghost.ts';
import type { MovedSource } from '../moved/moved-article.ts';
import { isObject } from '../moved/parsed-object.ts';
import type { WxrRecord } from '../wxr/wxr-record.ts';
import { askSite } from './ask-site.ts';
import { findSite } from './find-site.ts';
import { SiteFault } from './site-fault.ts';
import { SourceFile, type SourceLine } from './source-file.ts';

interface ReadNeeds {
  readonly zone: string;
  /** Unix seconds. */
  readonly now: number;
  readonly time: Pick<Time, 'deadline' | 'now' | 'wait'>;
  readonly signal: AbortSignal;
  readonly key: string | null;
  readonly tell: TellProgress;
}

export interface RunningSite {
  /** Reads the whole site into the folder first; what an earlier run has read is not asked for again. */
  readonly read: (folder: string) => Promise<MovedSource>;
}

/** The keys of JSON come back as a map. */
const recordOf = ([, record]: SourceLine): WxrRecord => {
  const fields = isObject(record) && isObject(record['fields']) ? record['fields'] : {};
  return { ...(record as WxrRecord), fields: new Map(Object.entries(fields) as [string, string][]) };
};

/** A password over an open line can be read by others on the way. */
const refuseOpenLine = (source: string): void => {
  const { protocol, hostname } = new URL(source);
  if (protocol === 'http:' && !/^(?:localhost|127\.|\[::1\])/.test(hostname))
    throw new SiteFault(`${source}: MIGRATE_KEY is sent over https only`);
};

/** Null where no known system answers. Throws a `SiteFault`. */
export const findRunning = async (
  { source, types, allowLoopback, home }: MigrationOrder,
  { zone, now, time, signal, key, tell: tellAll }: ReadNeeds,
): Promise<RunningSite | null> => {
  if (key !== null) refuseOpenLine(source);
  const tell = (done: number, of: number): void => tellAll(done, of, 'reading');
  const ask = askSite({ allowLoopback, time, signal });
  const found = await findSite(source, ask);
  if (found === null) return null;
  const { kind, api } = found;
  const opened = async (folder: string): Promise<SourceFile> => {
    const file = new SourceFile(join(folder, 'source.ndjson'));
    await file.open();
    return file;
  };
  if (kind === 'wordpress') {
    if (key !== null && !/^[^:]+:./.test(key)) throw new SiteFault('MIGRATE_KEY must be user:application password');
    return {
      read: async (folder) => {
        const file = await opened(folder);
        const { downloadWordpress } = await import('./wordpress/download-wordpress.ts');
        if (!file.isComplete) await downloadWordpress({ api, key, types, ask, file, tell });
        const records = async function* (): AsyncGenerator<WxrRecord> {
          for await (const line of file.records()) yield recordOf(line);
        };
        return (await import('../wxr/open-wxr.ts')).openWxr({ records, types, zone, now });
      },
    };
  }
  const { readGhostKey } = await import('./ghost/ghost-key.ts');
  const ghostKey = readGhostKey(key ?? '');
  if (ghostKey === null)
    throw new SiteFault('MIGRATE_KEY must be a key of the Admin API or the Content API (Settings → Integrations)');
  return {
    read: async (folder) => {
      const file = await opened(folder);
      const { downloadGhost } = await import('./ghost/download-ghost.ts');
      if (!file.isComplete) await downloadGhost({ api, key: ghostKey, ask, time, file, tell });
      const rows = async function* (): AsyncGenerator<GhostRow> {
        for await (const [, row] of file.records()) if (isObject(row)) yield row as unknown as GhostRow;
      };
      const { openGhost } = await import('../ghost/open-ghost.ts');
      return openGhost({ rows, home: home ?? source.replace(/[?#].*$/, '').replace(/\/+$/, ''), now });
    },
  };
};
