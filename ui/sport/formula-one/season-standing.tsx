import type { ReactNode } from 'react';
import { ResultCover } from '../../teasers/result-cover.tsx';
import { type Place, writtenStanding } from './written-places.ts';

export const seasonStanding = (place: Place): ReactNode | null => {
  const written = writtenStanding(place);
  return written === '' ? null : <ResultCover name="standing">{written}</ResultCover>;
};
