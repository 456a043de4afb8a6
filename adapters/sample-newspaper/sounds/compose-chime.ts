import { seededChance } from '../../origin/media/motifs/canvas/seeded-chance.ts';

/** Samples per second; the highest overtone is below 3 kHz. */
export const sampleRate = 8000;

const loudness = 0.2;
const fadeSeconds = 2.5;
const noteSeconds = 3.2;

const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];
const partials = [
  [1, 1, 1.4],
  [2, 0.38, 2.4],
  [3.01, 0.16, 4.2],
] as const;

const hertz = (tonic: number, semitones: number): number => tonic * 2 ** (semitones / 12);

const strike = (samples: Float32Array, at: number, frequency: number, strength: number): void => {
  const from = Math.round(at * sampleRate);
  const until = Math.min(samples.length, from + Math.round(noteSeconds * sampleRate));
  for (const [multiple, volume, decay] of partials) {
    const step = (2 * Math.PI * frequency * multiple) / sampleRate;
    const fall = Math.exp(-decay / sampleRate);
    // Computes a decaying sine from its last two samples: ten times faster than Math.sin.
    let [before, now] = [0, volume * strength * loudness * fall * Math.sin(step)];
    const [turn, loss] = [2 * fall * Math.cos(step), fall * fall];
    for (let index = from + 1; index < until; index += 1) {
      samples[index] = (samples[index] ?? 0) + now * Math.min(1, (index - from) / 80);
      [before, now] = [now, turn * now - loss * before];
    }
  }
};

const beatsInBar = 8;

const themeOf = (podcast: string) => {
  const theme = seededChance(podcast);
  return { theme, tonic: hertz(196, theme.whole(0, 7)), beat: 0.42 + 0.04 * theme.whole(0, 5) };
};

/** Seconds between two repeats of the theme. */
export const barSeconds = (podcast: string): number => beatsInBar * themeOf(podcast).beat;

export const composeChime = (podcast: string, episode: string, seconds: number): Float32Array => {
  const samples = new Float32Array(seconds * sampleRate);
  const { theme, tonic, beat } = themeOf(podcast);
  const turn = seededChance(`${podcast} ${episode}`);
  const motif = Array.from({ length: 4 }, () => theme.whole(2, 7));
  for (let step = 0; step * beat < seconds - 3; step += 1) {
    if (step % 8 === 0) strike(samples, step * beat, tonic / 2, 1.1);
    if (step % 8 === 4) strike(samples, step * beat, hertz(tonic / 2, 7), 0.8);
    const degree = step % 8 < 4 ? (motif[step % 4] ?? 0) : turn.whole(0, scale.length - 1);
    if (step % 8 < 4 || turn.yes(0.7)) strike(samples, step * beat, hertz(tonic, scale[degree] ?? 0), 0.75);
  }
  strike(samples, seconds - 3, tonic, 1);
  const fade = fadeSeconds * sampleRate;
  return samples.map((sample, index) => sample * Math.min(1, (samples.length - index) / fade));
};
