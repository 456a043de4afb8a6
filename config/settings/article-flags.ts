import { topics } from './topics.ts';

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
