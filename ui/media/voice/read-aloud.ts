import {
  beginReading,
  type ReadingAloud,
  type ReadingStep,
  readOn,
  sentenceNow,
} from '#core/media/reading-voice/reading-aloud.ts';
import { begins, ends, followPlainPlayers } from '../podcasts/one-at-a-time.ts';
import { markPiece, unmark } from './follow-piece.ts';
import { keepNextRate } from './kept-voice-rate.ts';
import { type PagePiece, pageText } from './page-text.ts';
import { hush, utter } from './utter.ts';
import { voiceBar } from './voice-bar.ts';
import { voiceWords } from './voice-words.ts';

const medium = 'reading-voice';

interface Session {
  readonly language: string;
  readonly address: string;
  readonly bar: ReturnType<typeof voiceBar>;
  readonly ended: AbortController;
  pieces: readonly PagePiece[];
  reading: ReadingAloud;
  problem: boolean;
}

let session: Session | null = null;
let tellButtons: () => void = () => undefined;

export const voiceState = (): 'off' | 'playing' | 'paused' =>
  session === null ? 'off' : session.reading.playing ? 'playing' : 'paused';

const addressNow = (): string => location.pathname + location.search;

const elementNow = (now: Session): Element | undefined => {
  const piece = now.pieces[now.reading.piece];
  if (piece === undefined || piece.element.isConnected) return piece?.element;
  const anew = pageText();
  now.pieces = now.pieces.map(({ text, element }) => anew.find((one) => one.text === text) ?? { text, element });
  return now.pieces[now.reading.piece]?.element;
};

const show = (now: Session): void => {
  const { piece, playing } = now.reading;
  now.bar.show({ playing, piece: piece + 1, all: now.pieces.length, problem: now.problem });
  const element = elementNow(now);
  if (element?.isConnected) markPiece(element);
  tellButtons();
};

const fail = (): void => {
  if (session === null) return;
  session.problem = true;
  take('pause');
};

const speak = (now: Session): void => {
  begins(medium, () => take('pause'));
  utter(sentenceNow(now.reading), now.language, { spoken: () => take('spoken'), failed: fail });
};

const take = (step: ReadingStep): void => {
  if (session === null) return;
  const next = readOn(session.reading, step);
  if (next === null) return stop(true);
  session.reading = next;
  if (step === 'play') session.problem = false;
  if (next.playing) speak(session);
  else {
    hush();
    ends(medium);
  }
  show(session);
};

const tellEnd = (): void => {
  const told = document.createElement('p');
  Object.assign(told, { className: 'unseen', role: 'status' });
  document.body.append(told);
  setTimeout(() => (told.textContent = voiceWords().over), 100);
  setTimeout(() => told.remove(), 10_000);
};

const stop = (atEnd = false): void => {
  if (session === null) return;
  const { bar, ended } = session;
  const within = bar.bar.contains(document.activeElement);
  session = null;
  hush();
  ends(medium);
  ended.abort();
  bar.bar.remove();
  unmark();
  delete document.documentElement.dataset['voice'];
  tellButtons();
  if (within) document.querySelector<HTMLElement>('.listen__button')?.focus({ preventScroll: true });
  if (atEnd) tellEnd();
};

const toggle = (): void => take(session?.reading.playing ? 'pause' : 'play');

const followLeaving = ({ address, ended }: Session): void => {
  const watch = new MutationObserver(() => addressNow() !== address && stop());
  watch.observe(document.body, { childList: true, subtree: true });
  ended.signal.addEventListener('abort', () => watch.disconnect());
  addEventListener('pagehide', () => stop(), { signal: ended.signal });
};

const start = (language: string): void => {
  const pieces = pageText();
  const reading = beginReading(pieces.map(({ text }) => text));
  if (reading === null) return;
  const bar = voiceBar({
    toggle,
    back: () => take('back'),
    forward: () => take('forward'),
    stop: () => stop(),
    speed: () => {
      keepNextRate();
      take(session?.reading.playing ? 'play' : 'pause');
    },
  });
  session = { language, address: addressNow(), bar, ended: new AbortController(), pieces, reading, problem: false };
  document.documentElement.dataset['voice'] = '';
  document.body.append(bar.bar);
  followPlainPlayers();
  followLeaving(session);
  take('play');
  bar.toggle.focus({ preventScroll: true });
};

export const toggleVoice = (language: string, changed: () => void): void => {
  tellButtons = changed;
  if (session === null) start(language);
  else toggle();
};
