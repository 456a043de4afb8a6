import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';

/** Previous builds kept for open pages (spec §4, "App updates"). */
const kept = 2;
/** Milliseconds; older drafts belong to killed processes. */
const maxDraftLength = 3_600_000;
const folderOfBuild = /^[0-9a-f]{12}$/;
const draftOfBuild = /^[0-9a-f]{12}\.[0-9a-f]+\.new$/;

const copyWhole = async (from: string, to: string): Promise<void> => {
  const handle = await open(to, 'wx', 0o600);
  try {
    await handle.writeFile(await readFile(from));
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Atomic: a draft is renamed into place. */
const copyBuild = async (assets: string, own: string): Promise<void> => {
  const draft = `${own}.${randomBytes(8).toString('hex')}.new`;
  await mkdir(join(draft, 'assets'), { recursive: true });
  try {
    for (const entry of await readdir(assets, { withFileTypes: true }))
      if (entry.isFile()) await copyWhole(join(assets, entry.name), join(draft, 'assets', entry.name));
    await rename(draft, own);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    // Another node may have copied the same build first.
    if ((await stat(own).catch(() => null)) === null) throw cause;
  }
};

const usedAt = async (folder: string, name: string) => {
  const found = await stat(join(folder, name)).catch(() => null);
  return { name, at: found?.mtimeMs ?? 0 };
};

export const buildsIn = async (folder: string): Promise<readonly string[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => folderOfBuild.test(name));
  const found = await Promise.all(names.map((name) => usedAt(folder, name)));
  return found.toSorted((one, other) => other.at - one.at).map(({ name }) => name);
};

/** Copies the running build into a shared folder and removes old builds. Rejects when the folder is not writable. */
export const keepBuild = async (
  folder: string,
  build: string,
  assets: string,
  time: Pick<Time, 'now'>,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const own = join(folder, build);
  if ((await stat(own).catch(() => null)) === null) await copyBuild(assets, own);
  const now = new Date(time.now());
  await utimes(own, now, now);
  const older = (await buildsIn(folder)).filter((name) => name !== build).slice(kept);
  for (const name of older) await rm(join(folder, name), { recursive: true, force: true });
  const drafts = (await readdir(folder)).filter((name) => draftOfBuild.test(name));
  for (const { name, at } of await Promise.all(drafts.map((draft) => usedAt(folder, draft))))
    if (now.getTime() - at > maxDraftLength) await rm(join(folder, name), { recursive: true, force: true });
};
