import { basename, join } from 'node:path';
import { rules, type Mover } from '#adapters/migration/migration.fake.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { openConverter } from '../convert/convert-posts.ts';
import { openLabels } from '../convert/known-labels.ts';
import { openDesk } from '../run/open-desk.ts';
import { newFollowed } from '../state/followed.ts';

/** Import files by the id of their post. */
export type Files = Readonly<Record<string, string>>;

const unpaused = { ...systemTime, wait: async (): Promise<void> => {} };

export const filesByMove = async (mover: Mover, source: string, key: string | null): Promise<Files> => {
  const { files } = await mover.move(
    { source, output: join(mover.folder, 'output'), fetch: true, allowLoopback: true },
    { key, time: unpaused, now: Math.floor(systemTime.now() / 1000) },
  );
  const done = (files['articles.ndjson'] ?? '').split('\n').filter(Boolean);
  return Object.fromEntries(
    done.flatMap((line) => {
      const { id, file } = JSON.parse(line) as { readonly id: string; readonly file: string | null };
      return file === null || !id.startsWith('post-')
        ? []
        : [[id.slice('post-'.length), files[file] ?? basename(file)]];
    }),
  );
};

/** Reads the posts twice: the second time each knows the addresses of the others. */
export const filesByFollowing = async (
  folder: string,
  address: string,
  key: string | null,
  ids: readonly string[],
): Promise<Files> => {
  const desk = {
    id: 1,
    kind: 'wordpress' as const,
    address,
    site: 'main' as const,
    allowPrivate: true,
    maxRemovals: 20,
    mapping: { categories: {}, tags: {}, sticky: { flag: 'legfontosabb' } },
    secrets: { key, hook: '' },
    confirmedAt: null,
  };
  const execute = async (command: unknown): Promise<unknown> => {
    const { do: name, items = [] } = command as {
      readonly do: string;
      readonly items?: readonly { readonly id: string; readonly slug: string }[];
    };
    return {
      done:
        name === 'list-labels'
          ? { labels: [] }
          : { slugs: Object.fromEntries(items.map(({ id, slug }) => [id, slug])) },
    };
  };
  const followed = newFollowed([], null);
  const source = openDesk(desk, followed, systemTime);
  const labels = await openLabels(execute, 'main', { ...rules, now: 0 });
  const needs = { desk, source, followed, labels, rules, execute, folder: join(folder, 'follow'), time: systemTime };
  const { convert } = openConverter(needs);
  const files: Record<string, string> = {};
  for (const isSecond of [false, true])
    for (let at = 0; at < ids.length; at += 20) {
      const { converted } = await convert(await source.posts(ids.slice(at, at + 20)));
      for (const { post, slug, link, path, text } of converted) {
        const { id, print } = post.print;
        const item = { id, print, media: null, hash: '', slug, block: null, modified: 0, why: null };
        followed.items.set(id, { ...item, link, path, state: 'shown' });
        if (isSecond && text !== null) files[id] = text;
      }
    }
  return files;
};
