import { describe, expect, it } from 'vitest';
import { podcastsAt } from '../content/podcasts.ts';
import { composeChime, sampleRate } from './compose-chime.ts';
import { soundPattern, soundSeconds } from './sound-paths.ts';
import { writeWav } from './write-wav.ts';

const podcasts = podcastsAt(1_790_000_000);

describe('the sounds of the seed', () => {
  it('are as long as their episodes say, small, never clipped and never silent', () => {
    expect(podcasts.length).toBe(4);
    const episodes = podcasts.flatMap(({ slug, episodes: all }) => all.map((one) => ({ podcast: slug, ...one })));
    expect(episodes.length).toBeGreaterThanOrEqual(24);
    for (const { podcast, slug, sourceUrl, duration } of episodes)
      expect([soundPattern.exec(sourceUrl.replace('/uploads/', ''))?.slice(1), soundSeconds(slug)], slug).toEqual([
        [podcast, slug],
        duration,
      ]);
    for (const { podcast, slug, duration } of episodes.filter((_, at) => at % 8 === 0)) {
      const samples = composeChime(podcast, slug, duration);
      const wav = writeWav(samples, sampleRate);
      expect(wav.length).toBe(44 + duration * sampleRate * 2);
      expect(wav.length).toBeLessThanOrEqual(500_000);
      const loudest = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
      expect(loudest).toBeGreaterThan(0.15);
      expect(loudest).toBeLessThan(1);
    }
  });

  it('are the same each time and differ by episode', () => {
    const chime = (episode: string) => writeWav(composeChime('egy', episode, 12), sampleRate);
    expect(chime('elso').equals(chime('elso'))).toBe(true);
    expect(chime('elso').equals(chime('masodik'))).toBe(false);
  });
});
