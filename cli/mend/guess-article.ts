import type { Living } from './archive.ts';
import { dateIn, withoutDate } from './date-in-path.ts';
import { digitsOf, folded, skeletonOf } from './folded.ts';
import type { Guess } from './guess.ts';
import type { SlugIndex } from './slug-index.ts';

interface Clues {
  readonly slug: string;
  readonly date: string;
  readonly head: string;
}

const headOf = (path: string): string => path.split('/')[1] ?? '';

/** A single short word is too common to identify an article. */
const isTelling = (slug: string): boolean => slug.length >= 10 && slug.includes('-');

const dateFits = ({ date }: Clues, living: Living): boolean => date !== '' && date === living.date;

const dateSpeaks = (clues: Clues, living: Living, slug: string): number => {
  if (clues.date === '' || living.date === '') return isTelling(slug) ? 0 : -0.2;
  if (dateFits(clues, living)) return 0.02;
  return clues.date.slice(0, 4) === living.date.slice(0, 4) && isTelling(slug) ? -0.03 : -0.12;
};

const bounded = (confidence: number): number => Math.round(100 * Math.min(0.99, Math.max(0.1, confidence))) / 100;

const bySlug = (clues: Clues, found: readonly Living[]): readonly Guess[] => {
  const rivals = found.filter((living) => dateFits(clues, living));
  const named = rivals.length > 0 ? rivals : found;
  return named.map((living) => {
    const sameHead = headOf(living.path) === clues.head;
    const shared = named.length > 1 ? 0.5 / named.length + (sameHead ? 0.2 : 0) : 0.97;
    return {
      living,
      evidence: clues.date !== '' && sameHead ? 'date' : 'archive',
      confidence: bounded(shared + dateSpeaks(clues, living, clues.slug)),
    };
  });
};

/** Numbers distinguish parts of a series and yearly articles. */
const numbersDiffer = (one: string, other: string): boolean => digitsOf(one) !== digitsOf(other);

const bySpelling = (clues: Clues, index: SlugIndex): readonly Guess[] => {
  const near = index.near(clues.slug);
  const min = near[0]?.slips ?? 0;
  const rivals = near.filter(({ slips }) => slips === min).length;
  return near.map(({ living, slips }) => {
    const alone = slips === min && (rivals === 1 || dateFits(clues, living));
    const base = (alone ? 0.97 : 0.6) - 0.015 * slips - (living.slug.length < 8 ? 0.1 : 0);
    const confidence = base + dateSpeaks(clues, living, living.slug);
    return {
      living,
      evidence: 'spelling' as const,
      confidence: bounded(numbersDiffer(clues.slug, living.slug) ? Math.min(confidence, 0.55) : confidence),
    };
  });
};

/** Handles removed accented letters and rephrased titles. */
const byWords = (clues: Clues, index: SlugIndex): readonly Guess[] => [
  ...(clues.slug.length < 10 ? [] : index.withSkeleton(skeletonOf(clues.slug))).map((living, _, all) => ({
    living,
    evidence: 'spelling' as const,
    confidence: bounded(
      (all.length === 1 && !numbersDiffer(clues.slug, living.slug) ? 0.92 : 0.5) +
        dateSpeaks(clues, living, living.slug),
    ),
  })),
  ...index.alike(clues.slug).map(({ living, share }) => ({
    living,
    evidence: 'archive' as const,
    confidence: bounded(Math.min(0.88, 0.35 + 0.5 * share + 2 * dateSpeaks(clues, living, living.slug))),
  })),
];

const withoutNumber = (slug: string): string => slug.replace(/^\d{3,}-(?=.)|(?<=.)-\d{4,}$/g, '');

export const guessArticle = (path: string, index: SlugIndex): readonly Guess[] => {
  const last = folded(path.split('/').findLast((segment) => segment !== 'elo') ?? '');
  const slug = withoutDate(last);
  if (!/[a-z]{3}/.test(slug)) return [];
  const clues = { slug, date: dateIn(path), head: headOf(path) };
  const exact = [slug, last, withoutNumber(slug)].map((word) => index.withSlug(word)).find((found) => found.length > 0);
  if (exact !== undefined) return bySlug(clues, exact);
  const near = bySpelling(clues, index);
  return near.some(({ confidence }) => confidence >= 0.9) ? near : [...near, ...byWords(clues, index)];
};
