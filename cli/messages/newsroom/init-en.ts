import type { InitMessages } from './init-messages.ts';
import { number } from '../counted/counted-en.ts';

export const initEn: InitMessages = {
  commands: {
    init: 'begin a newspaper in an empty database: a sample (--sample) or an empty one (--empty)',
    removeSample: 'remove the sample newspaper from the database; edited articles stay',
    check: 'look for articles that search or a list misses, and for missing uploads',
  },
  options: {
    sample: 'the sample newspaper: invented articles, authors, matches',
    empty: 'an empty newspaper without any sample content',
    from: 'sections, authors and menus from a JSON file (docs/newsroom.md)',
    repair: 'index anew what search or a list misses',
  },
  how: 'choose one: the sample newspaper (--sample) or an empty one (--empty, optionally --from newspaper.json)',
  notJson: (file) => `not JSON: ${file}; nothing has changed`,
  begun: 'the newspaper has begun; add articles by: content import',
  checked: ({ search, lists, uploads, repaired }) =>
    [
      `wrong in search: ${number(search)} articles, on lists: ${number(lists)} articles, missing uploads: ${number(uploads.length)}${repaired ? '; search and lists are repaired' : ''}`,
      ...uploads,
    ].join('\n'),
  sampleWritten: (isNew) => (isNew ? 'the sample newspaper was written' : 'the sample newspaper is there already'),
  sampleRemoved: (articles, left) =>
    [
      `the sample newspaper was removed: ${number(articles)} articles and posts deleted`,
      ...(left.length === 0 ? [] : ['left, because it was edited or is in use:', ...left]),
    ].join('\n'),
};
