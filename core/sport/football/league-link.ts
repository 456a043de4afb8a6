import { parsedJson } from '../../json/parsed-json.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import { idIn, readId, readSeason } from './query-fields.ts';

export interface LeagueLink {
  readonly label: string;
  readonly country: string | null;
  readonly league: number;
  readonly season: number | null;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const queryOf = (value: string): string => value.slice(value.indexOf('?') + 1).replace(/#.*$/s, '');

const linkOf = (label: string, value: string): LeagueLink | null => {
  const query = queryOf(value);
  const league = idIn(value) ?? readId(query, 'liga');
  return label === '' || league === null
    ? null
    : { label, league, country: firstValue(query, 'orszag') || null, season: readSeason(query) };
};

/** Editors may put the league on either side: `{"key":"NB I","value":271}` or `{"key":271,"value":"NB I"}`. */
const linkIn = (item: unknown): LeagueLink | null => {
  if (typeof item !== 'object' || item === null || !('key' in item) || !('value' in item)) return null;
  const [key, value] = [textOf(item.key), textOf(item.value)];
  return linkOf(key, value) ?? linkOf(value, key);
};

/** Parses the unique item `sport-leagues`: a JSON list of `{key, value}` (spec §3.3). Ignores invalid entries. */
export const readLeagueLinks = (content: string | null): readonly LeagueLink[] => {
  const list = parsedJson(content ?? '');
  return Array.isArray(list) ? list.map(linkIn).filter((link) => link !== null) : [];
};
