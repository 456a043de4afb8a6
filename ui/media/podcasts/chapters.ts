import type { Chapter } from '#core/editorial/podcasts/chapter.ts';
import type { Episode } from '#core/editorial/podcasts/episode.ts';
import { chaptersPath } from '#core/pages/building/podcast-feed-path.ts';
import { askJson } from '../../window/ask-json.ts';
import { windowStore } from './window-store.ts';

const chapters = windowStore<readonly Chapter[]>([]);

export const chaptersNow = chapters.now;
export const useChapters = chapters.use;

interface Told {
  readonly chapters?: readonly { readonly startTime?: unknown; readonly title?: unknown }[];
}

const readChapters = (told: unknown): readonly Chapter[] =>
  ((told as Told).chapters ?? []).flatMap(({ startTime, title }) =>
    typeof startTime === 'number' && typeof title === 'string' ? [{ at: startTime, title }] : [],
  );

export const loadChapters = async ({ slug, podcast }: Episode, isStill: () => boolean): Promise<void> => {
  chapters.set([]);
  const told = await askJson(chaptersPath(podcast.slug, slug)).catch(() => null);
  if (isStill() && typeof told === 'object' && told !== null) chapters.set(readChapters(told));
};
