import type { EditingFailures } from './editing-failures.ts';

export const editingFailuresEn: EditingFailures = {
  'no-version': (about) =>
    `no such version, or its content is not stored: ${about}; the log lists what can be restored`,
  'not-deleted': (slug) => `no such deleted article: ${slug}`,
  'deleted-for-good': (slug) => `it was deleted more than 30 days ago and cannot be restored: ${slug}`,
  'slug-taken': (slug) => `another article has this slug now, nothing changed: ${slug}`,
  'no-label': (slug) => `there is no ${slug}`,
  'label-exists': (slug) => `this slug or name is taken, nothing changed: ${slug}; if both are the same: merge`,
  'same-label': (slug) => `it cannot be merged with itself: ${slug}`,
  'no-block': (about) => `no such block: ${about}`,
  'no-position': (about) => `the block has fewer places: ${about}`,
  'not-placed': (slug) => `this article is not placed on this front: ${slug}`,
  'not-breaking': (site) => `there is no placed breaking story: ${site}`,
  'time-over': () => 'the end is over, or before the start; nothing changed',
  'front-changed': (versions) =>
    `the front changed since the export, nothing was imported: ${versions}; export it again (front export)`,
};
