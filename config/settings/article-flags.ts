import { topics } from './topics.ts';

/** Flags of articles that the product reads (docs/articles.md). */
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

/** Every flag that an article may bear: spec §3.2 leaves the list open, so a newsroom adds its own. */
export const articleFlags = (declared: readonly string[]): readonly string[] => [
  ...new Set([...productFlags, ...topics.flatMap(({ flags }) => flags), ...declared]),
];
