import type { ReactNode } from 'react';
import { ResultCover } from '../../teasers/result-cover.tsx';
import { type Place, writtenStanding } from './written-places.ts';

/** `2. hely, 118 pont`, for a reader without spoilers once it is asked for; null where neither is known. */
export const seasonStanding = (place: Place): ReactNode | null => {
  const written = writtenStanding(place);
  return written === '' ? null : <ResultCover name="standing">{written}</ResultCover>;
};
