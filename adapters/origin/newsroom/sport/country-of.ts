import type { WrittenSeason } from './written-fixture.ts';

const countries: readonly (readonly [name: string, code: string, ...words: readonly string[]])[] = [
  ['Hungary', 'HU', 'Hungarian'],
  ['Australia', 'AU', 'Australian'],
  ['Austria', 'AT', 'Austrian'],
  ['England', 'GB', 'English'],
  ['France', 'FR', 'French'],
  ['Germany', 'DE', 'German', 'Deutsche'],
  ['Italy', 'IT', 'Italian'],
  ['Poland', 'PL', 'Polish'],
  ['Romania', 'RO', 'Romanian'],
  ['Serbia', 'RS', 'Serbian'],
  ['Spain', 'ES', 'Spanish'],
];

type Country = WrittenSeason['league']['country'];

const world: Country = { id: 'World', name: 'World', code: null };

export const countryNamed = (name: string | null): Country => {
  if (name === null) return world;
  const code = countries.find(([own]) => own === name)?.[1] ?? null;
  return { id: code ?? name, name, code };
};

export const countryOfLeague = (league: string): Country => {
  const [first = ''] = league.split(' ');
  const found = countries.find(([, , ...words]) => words.includes(first));
  return found === undefined ? world : countryNamed(found[0]);
};
