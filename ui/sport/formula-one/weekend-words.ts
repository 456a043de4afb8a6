import { speakCountry } from '#core/wording/hu-countries.ts';
import type { Weekend } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';

export const weekendName = ({ name }: Pick<Weekend, 'name'>): string => name ?? formulaOneMessages.unnamedWeekend;

export const weekendPlace = ({ city, country }: Pick<Weekend, 'city' | 'country'>): string =>
  [city, country === null ? null : speakCountry(country)].filter((part) => part !== null && part !== '').join(', ');
