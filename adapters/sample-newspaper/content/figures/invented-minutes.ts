import { seededChance } from '../../../origin/media/motifs/canvas/seeded-chance.ts';
import type { MinuteCounts } from '../../../origin/content/figures.ts';

const dayMilliseconds = 86_400_000;

export const inventedMinutes = (from: number, to: number): readonly MinuteCounts[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => {
    const day = new Date((from + at) * dayMilliseconds).toISOString().slice(0, 10);
    const luck = seededChance(`minutes ${day}`);
    const endOfMonth = Number(day.slice(8)) >= 26 ? 2 : 1;
    return { day, recurring: luck.whole(3, 11) * endOfMonth, onetime: luck.whole(20, 140) * endOfMonth };
  });
