import { parsedJson } from '../../json/parsed-json.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import { idIn, readId, readSeason } from './query-fields.ts';

/** A quick link of the football page, and what its league is shown with where the reader's choice leaves a gap. */
export interface LeagueLink {
  readonly label: string;
  readonly country: string | null;
  readonly league: number;
  readonly season: number | null;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The query of an address of ours, or of what is a query itself: `?orszag=HU&liga=271`. */
const queryOf = (value: string): string => value.slice(value.indexOf('?') + 1).replace(/#.*$/s, '');

const linkOf = (label: string, value: string): LeagueLink | null => {
  const query = queryOf(value);
  const league = idIn(value) ?? readId(query, 'liga');
  return label === '' || league === null
    ? null
    : { label, league, country: firstValue(query, 'orszag') || null, season: readSeason(query) };
};

/** A league may stand on either side: `{"key":"NB I","value":271}` and `{"key":271,"value":"NB I"}` are one link. */
const linkIn = (item: unknown): LeagueLink | null => {
  if (typeof item !== 'object' || item === null || !('key' in item) || !('value' in item)) return null;
  const [key, value] = [textOf(item.key), textOf(item.value)];
  return linkOf(key, value) ?? linkOf(value, key);
};

/**
 * The unique item `sport-leagues`: a JSON list of `{key, value}` (spec §3.3), where the value is a league's id, or an
 * address or
 * query with `liga`, and `orszag` and `szezon` if they are known. What cannot be read is left out; it is never an
 * error.
 */
export const readLeagueLinks = (content: string | null): readonly LeagueLink[] => {
  const list = parsedJson(content ?? '');
  return Array.isArray(list) ? list.map(linkIn).filter((link) => link !== null) : [];
};
