import type { MigrateMessages } from './migrate-messages.ts';
import { dropsEn } from './drops-en.ts';
import { number, some } from '../counted/counted-en.ts';

const left = (seconds: number | null): string =>
  seconds === null
    ? ''
    : seconds < 90
      ? `, ${number(seconds)} s left`
      : `, ${number(Math.ceil(seconds / 60))} min left`;

export const migrateEn: MigrateMessages = {
  command:
    'move a newspaper in: WordPress export (WXR), Ghost export, the address of a running WordPress or Ghost, folder of Markdown, or feed',
  options: {
    from: 'wxr, ghost, markdown or feed; detected without it',
    output: 'folder for the import files, redirects.json and ledger.ndjson',
    site: 'the site that the articles go to',
    home: 'address of the old site, for a Ghost export or a folder, which do not name it',
    fetch: 'load pictures, films and sounds from the old site; private addresses are never requested',
    loopback: 'also request a site on this machine',
    maxPictures: 'with --fetch: the most pictures to take',
    maxSize: 'the largest picture in MB',
    maxMedia: 'the largest film or sound in MB, at most 100',
    import: 'import the files at the end',
    strict: 'if anything would be dropped, write nothing and exit with 1',
    accept:
      'with --strict: losses to accept, by their code in the ledger; by-design for all that are left out by design',
    log: 'at the end, replay an access log of the old site',
    resume: 'continue a run that was interrupted',
    type: 'further WordPress post types that hold articles',
  },
  refusedHome: 'must be an http or https address, for example https://old.example',
  failures: {
    unreadable: (about) => `cannot be read: ${about}`,
    unanswered: (about) => `the site did not answer as expected: ${about}. Continue with the same command and --resume`,
    'unknown-kind': (about) => `not recognized: ${about}. Name its kind: --from wxr, ghost, markdown or feed`,
    'output-in-use': (about) => `the folder exists: ${about}. Choose a new folder, or continue with --resume`,
    'other-source': (about) => `${about} was begun with another source or other options. Choose a new folder`,
    'not-written': (about) =>
      `cannot be written: ${about}. Make room or choose another folder, then continue with --resume`,
    interrupted: (about) => `interrupted. Continue with the same command and --resume: ${about}`,
    environment: (about) => about,
  },
  progress: (done, of, seconds) =>
    `${number(done)}${of === null ? '' : ` of ${number(of)}`} articles converted${left(seconds)}`,
  reading: (done, of, seconds) =>
    `${number(done)}${of === null ? '' : ` of ${number(of)}`} items read from the site${left(seconds)}`,
  importing: (done, of, seconds) => `${number(done)} of ${number(of)} articles imported${left(seconds)}`,
  moved: ({ articles, hidden, files, redirects, totals }, folder) =>
    [
      `${some(articles, 'article', 'articles')} read, ${some(files, 'file', 'files')} written to ${folder}, ${number(hidden)} of them inactive; ${some(redirects, 'redirect', 'redirects')}`,
      `ledger: ${number(totals.found)} found = ${number(totals.kept)} kept + ${number(totals.changed)} changed + ${number(totals.dropped)} dropped`,
    ].join('\n'),
  lostPictures: ({ lost, of, why }) =>
    `${number(lost)} of ${some(of, 'picture, film or sound', 'pictures, films and sounds')} could not be loaded (${why ?? ''}). Try them again: --resume --fetch`,
  element: (element, { found, kept, changed, dropped }) =>
    `${element}: ${number(found)} = ${number(kept)} + ${number(changed)} + ${number(dropped)}`,
  drops: dropsEn,
  dropped: (count, words, code) => `dropped ${number(count)}: ${words} (${code})`,
  refused: (dropped, codes) =>
    `${some(dropped, 'item', 'items')} would be dropped: nothing was written (--strict). To accept: --accept ${codes}`,
  next: (folder) => `look at ${folder}, then run the same command with --resume --import`,
  imported: ({ created, updated, unchanged, addresses }) =>
    `imported: ${number(created)} created, ${number(updated)} updated, ${number(unchanged)} unchanged; ${some(addresses, 'old address', 'old addresses')}`,
  notImported: (files) => `${some(files, 'file', 'files')} with errors not imported`,
  lost: ({ requests, lost }) =>
    `${some(lost, 'reader would lose a page', 'readers would lose a page')}, of ${some(requests, 'request', 'requests')}`,
};
