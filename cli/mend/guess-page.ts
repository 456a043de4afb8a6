import type { Verdict } from '#core/addresses/judge-address.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { Installation } from '../installation/installation.ts';
import { endOf } from '../addresses/final-outcome.ts';
import { type Archive, type Living, tidied } from './archive.ts';
import { guessArticle } from './guess-article.ts';
import { guessList, listedAt } from './guess-list.ts';
import { type Guess, surest } from './guess.ts';
import { slugIndex } from './slug-index.ts';
import { spellingIndex } from './spelling-index.ts';
import { unwrapped } from './wrappings.ts';

export type GuessPages = (domain: string, path: string) => readonly Guess[];

const isList = ({ kind }: Living): boolean => kind === 'tag' || kind === 'section' || kind === 'author';

const livingEnd = (
  { book }: Installation,
  archive: Archive,
  byPlace: ReadonlyMap<string, Living>,
  domain: string,
  path: string,
): Living | null => {
  const address: Address = { host: domain, path, query: '' };
  const verdict: Verdict = book.judge(address);
  const { outcome, place } = endOf(book.judge, address, verdict);
  if (outcome !== 'page') return null;
  const known = byPlace.get(`${domain}\t${tidied(place.path)}`);
  if (known !== undefined) return known;
  const { route } = book.judge(place);
  if (route === null || archive.lacks(domain, place.path, route) || route.name !== 'index') return null;
  return { url: `https://${domain}${place.path}`, path: place.path, domain, kind: 'fixed', slug: '', date: '' };
};

const unique = (guesses: readonly Guess[]): readonly Guess[] =>
  [...new Map(guesses.toReversed().map((guess) => [guess.living.url, guess])).values()].toReversed();

export const guessPages = (installation: Installation, archive: Archive): GuessPages => {
  const byPlace = new Map(archive.living.map((one) => [`${one.domain}\t${one.path}`, one]));
  const domains = new Set(archive.living.map(({ domain }) => domain));
  const shelves = new Map(
    [...domains].map((domain) => {
      const own = archive.living.filter((one) => one.domain === domain);
      const fixed = own.filter(({ kind }) => kind === 'fixed');
      return [
        domain,
        {
          articles: slugIndex(own.filter(({ kind }) => kind === 'article')),
          listed: slugIndex(own.filter(isList)),
          fixed,
          fixedPaths: spellingIndex(fixed.map(({ path }) => path)),
        },
      ] as const;
    }),
  );
  return (domain, path) => {
    const shelf = shelves.get(domain);
    if (shelf === undefined) return [];
    const ways = unwrapped(path);
    for (const way of ways) {
      const living = livingEnd(installation, archive, byPlace, domain, way);
      if (living !== null) return [{ living, evidence: 'old-path', confidence: 0.98 }];
    }
    const asked = ways.at(-1) ?? path;
    const kind = listedAt(asked);
    if (kind !== null) return unique(surest(guessList(asked, kind, shelf.listed)));
    const fixed = shelf.fixedPaths(asked.toLowerCase()).map(({ at, slips }, _, all): Guess => ({
      living: shelf.fixed[at] as Living,
      evidence: 'spelling',
      confidence: Math.round(100 * ((all.length === 1 ? 0.95 : 0.7) - 0.04 * slips)) / 100,
    }));
    return unique(surest([...guessArticle(asked, shelf.articles), ...fixed]));
  };
};

const maxNear = 5;

export const nearestTo = (guess: GuessPages, domain: string, path: string): readonly string[] =>
  guess(domain, path)
    .slice(0, maxNear)
    .map(({ living }) => living.url);
