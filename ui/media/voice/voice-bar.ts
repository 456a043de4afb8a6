import { drawSign, element, iconOf, type Sign } from './made.ts';
import { keptRate } from './kept-voice-rate.ts';
import { voiceWords } from './voice-words.ts';

export interface VoiceDeeds {
  readonly toggle: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly speed: () => void;
  readonly stop: () => void;
}

export interface VoiceState {
  readonly playing: boolean;
  /** 1-based. */
  readonly piece: number;
  readonly all: number;
  readonly problem: boolean;
}

const press = (name: string, label: string, deed: () => void, sign?: Sign): HTMLButtonElement => {
  const button = element('button', `voice__button voice__${name}`);
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.addEventListener('click', deed);
  if (sign) button.append(iconOf(sign));
  return button;
};

/** Not a live region: automatic changes must not be announced. */
export const voiceBar = (deeds: VoiceDeeds) => {
  const words = voiceWords();
  const bar = element('section', 'voice');
  bar.setAttribute('aria-label', words.read);
  const toggle = press('toggle', words.pause, deeds.toggle, 'pause');
  const place = element('p', 'voice__place');
  const [seen, said] = [element('span', 'voice__seen'), element('span', 'unseen')];
  seen.setAttribute('aria-hidden', 'true');
  const course = element('span', 'voice__course');
  course.setAttribute('aria-hidden', 'true');
  place.append(seen, said, course);
  const speed = press('speed', '', deeds.speed);
  const told = element('p', 'voice__told');
  told.setAttribute('role', 'status');
  const own = element('p', 'voice__own');
  own.textContent = words.own;
  bar.append(
    toggle,
    press('back', words.back, deeds.back, 'back'),
    press('forward', words.forward, deeds.forward, 'forward'),
    place,
    speed,
    press('stop', words.stop, deeds.stop, 'stop'),
    own,
    told,
  );
  const show = ({ playing, piece, all, problem }: VoiceState): void => {
    const rate = String(keptRate()).replace('.', ',');
    toggle.setAttribute('aria-label', playing ? words.pause : words.goOn);
    const sign = toggle.querySelector('svg');
    if (sign) drawSign(sign, playing ? 'pause' : 'play');
    seen.textContent = words.place(piece, all);
    said.textContent = words.placeSpoken(piece, all);
    course.style.setProperty('--read', String(piece / all));
    speed.textContent = words.speedShort(rate);
    speed.setAttribute('aria-label', words.speed(rate));
    const text = problem ? words.failed : '';
    if (told.textContent !== text) told.textContent = text;
  };
  return { bar, toggle, show };
};
