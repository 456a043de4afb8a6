import type { InitMessages } from './init-messages.ts';
import { number, some } from '../counted/counted-en.ts';

export const initEn: InitMessages = {
  commands: {
    init: 'initialize an empty database: with the sample newspaper (--sample) or without content (--empty)',
    removeSample: 'remove the sample newspaper from the database; edited articles stay',
    check: 'find articles missing from search or a list, and missing upload files',
  },
  options: {
    sample: 'the sample newspaper: invented articles, authors and matches',
    empty: 'a newspaper without content',
    from: 'sections, authors and menus from a JSON file (docs/newsroom.md)',
    repair: 'reindex the articles that are missing',
  },
  how: 'choose one: --sample (the sample newspaper) or --empty (no content, optionally --from newspaper.json)',
  notJson: (file) => `not JSON, or nested deeper than 64 levels: ${file}; nothing was changed`,
  begun: 'the newspaper is initialized. To add articles: content import',
  checked: ({ search, lists, uploads, repaired }) =>
    [
      `wrong in search: ${some(search, 'article', 'articles')}, wrong in lists: ${some(lists, 'article', 'articles')}, missing uploads: ${number(uploads.length)}${repaired ? '; search and lists were repaired' : ''}`,
      ...uploads,
    ].join('\n'),
  sampleWritten: (isNew) =>
    isNew ? 'the sample newspaper was written' : 'the database has the sample newspaper already',
  sampleRemoved: (articles, left) =>
    [
      `the sample newspaper was removed: ${number(articles)} articles and posts deleted`,
      ...(left.length === 0 ? [] : ['not removed, because they were edited or are in use:', ...left]),
    ].join('\n'),
};
