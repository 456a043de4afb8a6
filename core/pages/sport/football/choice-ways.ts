import type { FootballChoice } from '../../../sport/football/football-query.ts';
import type { ChoiceLink } from './football-content.ts';
import { choicePath, type Offered } from './football-paths.ts';

export type ChoiceWay = (other: Partial<FootballChoice>) => ChoiceLink;

const isSame = (one: FootballChoice, other: FootballChoice): boolean => JSON.stringify(one) === JSON.stringify(other);

export const choiceWays =
  (path: string, offered: Offered, choice: FootballChoice): ChoiceWay =>
  (other) => {
    const to = { ...choice, ...other };
    return { path: choicePath(path, offered, to), current: isSame(to, choice) };
  };
