import type { Chapter } from '#core/editorial/podcasts/chapter.ts';
import type { SpokenLine, WholeEpisode } from '#core/editorial/podcasts/episode.ts';

/** JSON Chapters 1.2.0. */
export const writeChapters = (chapters: readonly Chapter[]): string =>
  JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(({ at, title }) => ({ startTime: at, title })),
  });

const two = (count: number): string => String(count).padStart(2, '0');

const vttTime = (seconds: number): string => {
  const thousandths = Math.round(seconds * 1000);
  const whole = Math.floor(thousandths / 1000);
  const rest = String(thousandths % 1000).padStart(3, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${rest}`;
};

const vttText = (text: string): string =>
  text.replace(/\s+/gu, ' ').trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Seconds that the last cue lasts when the episode's length is unknown. */
const lastLine = 10;

const cue = ({ at, speaker, text }: SpokenLine, until: number): string => {
  const voice = vttText(speaker);
  return `${vttTime(at)} --> ${vttTime(Math.max(until, at + 0.001))}\n${voice === '' ? '' : `<v ${voice}>`}${vttText(text)}\n`;
};

export const writeTranscript = ({ transcript, duration }: Pick<WholeEpisode, 'transcript' | 'duration'>): string => {
  const cues = transcript.map((line, index) => {
    const end = duration > line.at ? duration : line.at + lastLine;
    return cue(line, transcript[index + 1]?.at ?? end);
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
};
