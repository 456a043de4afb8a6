import type { InitMessages } from './init-messages.ts';
import { number } from './counted-en.ts';

export const initEn: InitMessages = {
  commands: {
    init: 'begin a newspaper in an empty database: a sample (--sample) or an empty one (--empty)',
    removeSample: 'remove the sample newspaper from the database; edited articles stay',
  },
  options: {
    sample: 'the sample newspaper: invented articles, authors, matches',
    empty: 'an empty newspaper without any sample content',
    from: 'sections, authors and menus from a JSON file (docs/newsroom.md)',
  },
  how: 'choose one: the sample newspaper (--sample) or an empty one (--empty, optionally --from newspaper.json)',
  notJson: (file) => `not JSON: ${file}; nothing has changed`,
  begun: 'the newspaper has begun; add articles by: taviro content import',
  sampleWritten: (isNew) => (isNew ? 'the sample newspaper was written' : 'the sample newspaper is there already'),
  sampleRemoved: (articles, left) =>
    [
      `the sample newspaper was removed: ${number(articles)} articles and posts deleted`,
      ...(left.length === 0 ? [] : ['left, because it was edited or is in use:', ...left]),
    ].join('\n'),
};
