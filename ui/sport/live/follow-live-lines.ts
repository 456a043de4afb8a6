import type { LiveLine, LiveNow } from '#core/sport/live/live-now.ts';
import { liveMessages } from '../../messages/sport/live.ts';
import { askJson } from '../../window/ask-json.ts';
import { keepAsking } from '../../window/keep-asking.ts';
import { fanSettings } from '../fan-settings.ts';
import { lineEnd } from './line-end.ts';

interface Told extends Pick<LiveNow, 'at' | 'clock' | 'lacking'> {
  readonly lines: Readonly<Record<string, Pick<LiveLine, 'score' | 'phase'> | undefined>>;
}

/** Changes the text node in place: React keeps it while its own words stay the same. */
const write = (element: Element | null, words: string): void => {
  if (element !== null && element.textContent !== words) (element.firstChild ?? element).textContent = words;
};

const showLine = (line: HTMLElement, { lines, lacking }: Told): void => {
  const key = line.dataset.line ?? '';
  const told = lines[key];
  if (told) {
    write(line.querySelector('[data-told=score]'), told.score);
    write(line.querySelector('[data-told=phase]'), told.phase);
  } else if (line.closest('[data-live-now]') && !lacking.some((kind) => key.startsWith(kind)))
    write(line.querySelector('[data-told=phase]'), liveMessages.over);
};

const show = (told: Told): void => {
  for (const line of document.querySelectorAll<HTMLElement>('[data-line]')) showLine(line, told);
  for (const strip of document.querySelectorAll<HTMLElement>('[data-live-now]')) {
    write(strip.querySelector('[data-told=clock]'), told.clock);
    strip.dataset.ends = String(lineEnd(told.at));
  }
};

let following = false;

/**
 * Updates scores and phases of listed events every 15 s, without hydrating the page. Nothing appears or disappears, so
 * nothing moves. Readers with a delay or hidden results keep what was served.
 */
export const followLiveLines = (): void => {
  if (following) return;
  following = true;
  keepAsking(async (signal) => {
    const { delay, hidesResults } = fanSettings();
    if (delay > 0 || hidesResults || document.querySelector('[data-line]') === null) return;
    const told = (await askJson('/api/livescore/now', signal)) as Told;
    if (!signal.aborted) show(told);
  });
};
