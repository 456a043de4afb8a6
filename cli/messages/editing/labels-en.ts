import { number } from '../counted/counted-en.ts';
import type { LabelsMessages } from './labels-messages.ts';

export const labelsEn: LabelsMessages = {
  commands: {
    author: {
      group: 'rename and merge authors',
      list: 'print the authors with the number of their articles and their earlier slugs',
      rename: 'set the slug (--to), name or title of an author; the earlier address redirects',
      merge: 'merge an author into another, who gets the articles; the address redirects there',
    },
    section: {
      group: 'rename and merge sections',
      list: 'print the sections with the number of their articles and their earlier slugs',
      rename: 'set the slug (--to) or name of a section; earlier addresses redirect',
      merge: 'merge a section into another of the same site',
    },
    tag: {
      group: 'rename and merge tags',
      list: 'print the tags with the number of their articles and their earlier slugs',
      rename: 'set the slug (--to) or name of a tag; the earlier address redirects',
      merge: 'merge a tag into another, which gets the articles; the address redirects there',
    },
  },
  options: {
    to: 'the new slug: lower-case letters without accents, digits, hyphens',
    name: 'the new name, as readers see it',
    title: 'the job title of the author',
    into: 'the slug of the target',
    site: 'only sections of this site',
  },
  columns: { articles: 'articles', before: 'earlier slugs' },
  none: 'there are none',
  nothingGiven: (options) => `what should change? (${options})`,
  renamed: (slug, name, articles) => `renamed: ${slug} ("${name}"), articles: ${number(articles)}`,
  merged: (from, into, articles) => `merged: ${from} → ${into}, articles now: ${number(articles)}`,
  redirects: (from, to) => `redirects: ${from} → ${to}`,
};
