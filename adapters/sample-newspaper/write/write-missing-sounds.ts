import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isThere } from './is-there.ts';
import { podcastsAt } from '../content/podcasts.ts';
import { composeChime, sampleRate } from '../sounds/compose-chime.ts';
import { soundPattern, soundSeconds } from '../sounds/sound-paths.ts';
import { writeWav } from '../sounds/write-wav.ts';
import { drawnMark } from './drawn-mark.ts';

interface Wanted {
  readonly dataDir: string;
  readonly signal: AbortSignal;
}

const prefix = '/uploads/';

/** Runs once (marker file). Yields to requests between two sounds. */
export const writeMissingSounds = async ({ dataDir, signal }: Wanted): Promise<void> => {
  const folder = join(dataDir, 'uploads');
  const mark = drawnMark(dataDir).sounds;
  if (signal.aborted || (await isThere(mark))) return;
  await mkdir(folder, { recursive: true });
  for (const { sourceUrl } of podcastsAt(0).flatMap(({ episodes }) => episodes)) {
    if (signal.aborted) return;
    const name = sourceUrl.slice(prefix.length);
    const [, podcast, episode] = soundPattern.exec(name) ?? [];
    if (podcast === undefined || episode === undefined || (await isThere(join(folder, name)))) continue;
    const draft = join(folder, `.${name}`);
    await writeFile(draft, writeWav(composeChime(podcast, episode, soundSeconds(episode)), sampleRate));
    await rename(draft, join(folder, name));
    await setImmediate();
  }
  await writeFile(mark, '');
};
