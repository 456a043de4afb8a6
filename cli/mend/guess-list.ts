import type { Living, LivingKind } from './archive.ts';
import { digitsOf, folded } from './folded.ts';
import type { Guess } from './guess.ts';
import type { SlugIndex } from './slug-index.ts';

const kindsOfWords: Readonly<Record<string, LivingKind>> = { cimke: 'tag', rovat: 'section', szerzo: 'author' };

export const listedAt = (path: string): LivingKind | null => {
  const segments = path.split('/').slice(1);
  const word = segments.findIndex((segment) => kindsOfWords[segment] !== undefined);
  return word >= 0 && word <= 1 && segments.length > word + 1 ? (kindsOfWords[segments[word] ?? ''] ?? null) : null;
};

const isWithin = (one: string, other: string): boolean => `-${other}-`.includes(`-${one}-`);

const byPart = (name: string, { slug }: Living): boolean =>
  name !== slug && Math.min(name.length, slug.length) >= 4 && (isWithin(name, slug) || isWithin(slug, name));

export const guessList = (path: string, kind: LivingKind, index: SlugIndex): readonly Guess[] => {
  const name = folded(path.split('/').at(-1) ?? '');
  const sure = (living: Living, confidence: number, alone: boolean): Guess => ({
    living,
    evidence: 'tag',
    confidence: Math.round(100 * (confidence - (living.kind === kind ? 0 : 0.04) - (alone ? 0 : 0.4))) / 100,
  });
  const same = index.withSlug(name);
  if (same.length > 0) return same.map((living) => sure(living, 0.97, same.length === 1));
  const near = index.near(name);
  const min = near[0]?.slips ?? 0;
  const rivals = near.filter(({ slips }) => slips === min).length;
  const slipped = near.map(({ living, slips }) => {
    const differs = digitsOf(name) !== digitsOf(living.slug) || living.slug.length < 6;
    return sure(living, 0.965 - 0.02 * slips - (differs ? 0.3 : 0), slips === min && rivals === 1);
  });
  const parts = index.alike(name).filter(({ living }) => byPart(name, living));
  return [...slipped, ...parts.map(({ living }) => sure(living, 0.7, parts.length === 1))];
};
