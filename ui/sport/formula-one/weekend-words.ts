import { speakCountry } from '#core/wording/hu-countries.ts';
import type { Weekend } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';

/** What a weekend is called. */
export const weekendName = ({ name }: Pick<Weekend, 'name'>): string => name ?? formulaOneMessages.unnamedWeekend;

/** `Szolnok, Magyarország`; empty where nothing is known. */
export const weekendPlace = ({ city, country }: Pick<Weekend, 'city' | 'country'>): string =>
  [city, country === null ? null : speakCountry(country)].filter((part) => part !== null && part !== '').join(', ');
