import { sentencesOf } from './sentences.ts';

export interface ReadingAloud {
  readonly pieces: readonly (readonly string[])[];
  readonly piece: number;
  readonly sentence: number;
  readonly playing: boolean;
}

export type ReadingStep = 'play' | 'pause' | 'spoken' | 'forward' | 'back';

export const beginReading = (texts: readonly string[]): ReadingAloud | null =>
  texts.length === 0 ? null : { pieces: texts.map((text) => sentencesOf(text)), piece: 0, sentence: 0, playing: true };

const pieceAt = (reading: ReadingAloud, piece: number): ReadingAloud | null =>
  piece < reading.pieces.length ? { ...reading, piece: Math.max(0, piece), sentence: 0 } : null;

const afterSpoken = (reading: ReadingAloud): ReadingAloud | null =>
  reading.sentence + 1 < (reading.pieces[reading.piece]?.length ?? 0)
    ? { ...reading, sentence: reading.sentence + 1 }
    : pieceAt(reading, reading.piece + 1);

export const readOn = (reading: ReadingAloud, step: ReadingStep): ReadingAloud | null => {
  switch (step) {
    case 'play':
      return { ...reading, playing: true };
    case 'pause':
      return { ...reading, playing: false };
    case 'spoken':
      return reading.playing ? afterSpoken(reading) : reading;
    case 'forward':
      return pieceAt(reading, reading.piece + 1);
    case 'back':
      return pieceAt(reading, reading.sentence > 0 ? reading.piece : reading.piece - 1);
  }
};

export const sentenceNow = ({ pieces, piece, sentence }: ReadingAloud): string => pieces[piece]?.[sentence] ?? '';
