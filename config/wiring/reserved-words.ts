import type { ReservedWords } from '#adapters/origin/newsroom/context/reserved-words.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import { topics } from '../settings/topics.ts';
import { resources } from '#adapters/web/endpoints/resources.ts';

/** Documented in docs/articles.md. */
const productFlags = [
  'live',
  'refresh',
  'legfontosabb',
  'kedvenc',
  'adfree',
  'adult-content',
  'pr',
  'english',
  'g7-hero',
  'podcast',
  'eredmeny',
  'robot',
] as const;

/** Spec §3.2 leaves the list open, therefore a newsroom can add its own flags. */
export const articleFlags = (declared: readonly string[]): readonly string[] => [
  ...new Set([...productFlags, ...topics.flatMap(({ flags }) => flags), ...declared]),
];

/** Reserved names and known flags. The origin cannot import the core, therefore configuration passes them. */
export const reservedWordsOf = (
  { firstWords }: Pick<AddressResolver, 'firstWords'>,
  declaredFlags: readonly string[],
): ReservedWords => ({
  sections: [...new Set(firstWords)],
  slugs: ['elo', ...resources.flatMap((row) => (row.kind === 'of-page' ? [row.suffix.slice(1)] : []))],
  flags: articleFlags(declaredFlags),
});
