import type { voiceMessages } from '../media/reading-voice.ts';
import type { Spoken } from './spoken.ts';

export const voiceMessagesInEnglish: Spoken<typeof voiceMessages> = {
  read: 'Read aloud',
  pause: 'Pause',
  goOn: 'Go on',
  back: 'Back one paragraph',
  forward: 'On one paragraph',
  place: (piece, all) => `${piece} / ${all}`,
  placeSpoken: (piece, all) => `Paragraph ${piece} of ${all}`,
  speed: (rate) => `Speed: ${rate.replace(',', '.')} times`,
  speedShort: (rate) => `${rate.replace(',', '.')}×`,
  stop: 'Stop reading aloud',
  own: 'Your device reads; the text stays on it.',
  failed: 'Your device cannot read this aloud at the moment.',
  over: 'Reading aloud has ended.',
};
