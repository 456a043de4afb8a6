import type { Fault, FaultKind } from '../installation/newsroom-command.ts';
import type { NewsroomMessages } from './newsroom-messages.ts';
import { number, some } from './counted-en.ts';

const field = ({ field: name = '' }: Fault): string => (name === '' ? 'the head' : `"${name}"`);
const known = ({ known: names = [] }: Fault): string => names.join(', ');

const faults: Readonly<Record<FaultKind, (fault: Fault) => string>> = {
  unreadable: () => 'cannot be read',
  'file-name': ({ found }) =>
    `the slug (the file's name, or "slug" in the head) may have lower-case letters without accents, digits and hyphens: ${found}`,
  'no-head': () => 'there is no line "---" between the JSON head and the text',
  'not-json': ({ found }) => `no JSON: ${found}`,
  missing: (fault) => `missing: ${field(fault)}`,
  'unknown-field': (fault) => `no such field: ${field(fault)}`,
  'wrong-type': (fault) => `${field(fault)} wants another kind of value: ${fault.found}`,
  'not-one-of': (fault) => `${field(fault)}: ${fault.found} instead of one of ${known(fault)}`,
  malformed: (fault) => `${field(fault)} is malformed: ${fault.found}`,
  'no-body': () => 'there is no text here',
  'no-gate': () => 'the article is gated, but its text does not say where the closed part begins: <!-- gate -->',
  'open-gate': () =>
    'a gate stands in the text (<!-- gate -->), but the head does not say that the article is gated: "gated": true',
  mark: ({ found }) => `this mark cannot stand here: ${found}`,
  'no-post-id': () => 'when one post has an "id", all must have one',
  'post-id-twice': ({ found }) => `this "id" has been used: ${found}`,
  'not-a-live-blog': () => 'only a live blog has posts ("type": "liveblog")',
  'slug-twice': ({ found }) => `two files have this slug: ${found}`,
  'slug-taken': ({ found, known: sites = [] }) => `the slug is taken: ${found} (${sites.join(', ')})`,
  reserved: (fault) => `a reserved word, its address would lead elsewhere: ${fault.found} (${fault.field})`,
  'unknown-section': (fault) =>
    `no such section: ${fault.found}; there are: ${known(fault)}. A new one: "section": {"slug":"…","name":"…"}`,
  'unknown-author': ({ found }) => `no such author: ${found}. A new one: {"slug":"${found}","name":"…","title":"…"}`,
  'bad-picture': ({ found }) => `not a readable JPEG or PNG picture: ${found}`,
  'not-fixtures': () =>
    'neither a file of openfootball nor of the live-score service: it has neither "matches" nor "response"',
  'fixture-twice': ({ found, field: place }) => `this match was in the same round already: ${found} (${place})`,
};

export const newsroomEn: NewsroomMessages = {
  commands: {
    content: 'put articles in and take them out',
    import: 'create and update articles from files, folders or standard input (-)',
    post: 'a post for a live blog, or a change of one (--id)',
    unpost: 'take posts back',
    delete: 'delete articles for good',
    list: 'the articles, newest first',
    export: 'write articles in the form in which they can be imported',
    db: 'the database',
    migrate: 'bring the schema up to date',
    seed: 'write the sample content unless it is there',
    backup: 'back up into a file',
    restore: 'restore from a backup',
    cache: 'the stored pages',
    purge: 'make stored copies outdated: of these addresses (pages, feeds, sitemaps), or all',
    origin: 'serve the content alone: the MAIN_API_URL that several web servers share',
    config: 'the settings',
    print: 'every setting, its value and where it comes from',
    passes: "readers' access to gated articles",
    addPass: 'make a pass: prints the single-use link by which its reader signs in',
    listPasses: 'the passes, newest first',
    endPass: 'end a pass at once',
    sport: 'scores and tables',
    importSport: "take over seasons from openfootball's or the live-score service's JSON files",
    standings: 'the table of a season, computed from its fixtures',
  },
  options: {
    dryRun: 'only check, and tell what would happen',
    id: "the post's id",
    title: "the post's title",
    pinned: 'pinned, above the others',
    notPinned: 'not pinned',
    site: 'only this site',
    since: 'only what was published or changed since (2026-11-21 or 2026-11-21T13:40)',
    limit: 'at most so many',
    folder: 'into this folder',
    force: 'in place of what is there too',
    redacted: 'without secrets',
    days: 'valid for so many days (1 to 3660)',
    note: 'a note for the newsroom alone',
    host: 'at this address (HOST in the environment; by default only this machine reaches it)',
    port: 'on this port (PORT in the environment)',
  },
  arguments: {
    season: 'not a year',
    time: 'no time',
    count: 'no positive whole number',
    days: 'no whole number from 1 to 3660',
    port: 'is no port from 0 to 65535',
  },
  faults,
  failures: {
    'no-article': (slug) => `no such article: ${slug}`,
    'not-a-live-blog': (slug) => `not a live blog: ${slug}`,
    'no-words': () => 'the post has no text',
    'no-post': (id) => `no such post: ${id}`,
    'no-site': (site) => `no such site: ${site}`,
    'not-written': (file) => `cannot be written: ${file}`,
    'not-a-backup': (file) => `not a backup: ${file}`,
    'newer-backup': (name) => `the backup was made by a newer version; this one does not know: ${name}`,
    'broken-backup': (what) => `the backup is damaged or cut off, nothing was changed: ${what}`,
    'no-pass': (id) => `no such pass: ${id}`,
    'no-league': (league) => `no such league: ${league}`,
    'no-season': (season) => `no such season: ${season}`,
    'not-empty': () => 'the database has content; if it may be replaced: --force',
    elsewhere: (url) => `the content is not here but at ${url} (MAIN_API_URL); it is edited there`,
    'in-use': (what) => `somebody else holds the data folder and does not answer. ${what}`,
    'no-database': (what) => `the database cannot be reached: ${what}`,
    environment: (lines) => `the environment is wrong:\n${lines}`,
    'no-server': (folder) => `no server runs with this data folder: ${folder}`,
    broken: (what) => `it failed: ${what}`,
    refused: (what) => `not understood: ${what}`,
  },
  nothingImported: (count) => `${some(count, 'fault', 'faults')}; nothing was imported`,
  imported: ({ created, updated, unchanged }, dryRun) =>
    `${dryRun ? 'a trial, nothing was changed: ' : ''}${number(created)} created, ${number(updated)} updated, ${number(unchanged)} unchanged`,
  what: { created: 'created', updated: 'updated', unchanged: 'unchanged' },
  version: (version) => `version ${number(version)}`,
  posts: {
    added: (ids) => `new posts: ${ids.join(', ')}`,
    changed: (ids) => `changed: ${ids.join(', ')}`,
    removed: (ids) => `taken back: ${ids.join(', ')}`,
  },
  deleted: (slugs) => `deleted: ${slugs.join(', ')}`,
  exported: (files, pictures, folder) =>
    `${some(files, 'article', 'articles')}, ${some(pictures, 'picture', 'pictures')} in ${folder}`,
  migrated: (applied) => (applied.length === 0 ? 'the schema is up to date' : `applied: ${applied.join(', ')}`),
  seeded: (done) => (done ? 'the sample content was written' : 'the sample content is there already'),
  backedUp: (rows, pictures, bytes, file) =>
    `${some(rows, 'row', 'rows')}, ${some(pictures, 'picture', 'pictures')}, ${number(Math.ceil(bytes / 1024))} KB in ${file}`,
  restored: (rows, pictures) => `restored: ${some(rows, 'row', 'rows')}, ${some(pictures, 'picture', 'pictures')}`,
  purged: (addresses) =>
    addresses === null
      ? 'every page, feed and sitemap is made anew when it is asked for'
      : `what is kept at ${some(addresses, 'address', 'addresses')} is made anew when it is asked for`,
  purgedLocally: '; only the server on this data folder knows, for the content is elsewhere (MAIN_API_URL)',
  originListens: (url) => `answers at ${url} (for web servers: MAIN_API_URL=${url})`,
  nobodyTold: 'nobody was told: no web server runs',
  nodeDropped: (node, ms, { pages, feeds, sitemaps, others }) => {
    const dropped = [
      [pages, 'page', 'pages'],
      [feeds, 'feed', 'feeds'],
      [sitemaps, 'sitemap', 'sitemaps'],
      [others, 'other', 'others'],
    ] as const;
    const named = dropped.filter(([count]) => count > 0).map(([count, one, many]) => some(count, one, many));
    return `${node}: ${named.length === 0 ? 'done, with nothing to drop,' : `dropped ${named.join(', ')}`} within ${number(ms)} ms`;
  },
  nodeToldNothing: (node, ms) => `${node}: done within ${number(ms)} ms, without details`,
  nodeSilent: (node) => `${node}: no answer within 2 seconds`,
  passAdded: (id, validUntil, keyUntil) =>
    `pass ${id}, valid until ${validUntil}; the link can be used once, until ${keyUntil}`,
  passEnded: (id) => `pass ${id} was ended`,
  seasonImported: ({ league, season, fixtures, teams, created, changed }) =>
    `${league} ${season}: ${number(fixtures)} fixtures, ${number(teams)} teams; ${number(created)} new, ${number(changed)} changed`,
  standings: {
    rank: 'rank',
    team: 'team',
    played: 'P',
    won: 'W',
    drawn: 'D',
    lost: 'L',
    goals: 'goals',
    points: 'pts',
  },
  passStates: { waiting: 'waits for its reader', lapsed: 'its link has expired', used: 'in use', over: 'over' },
  nothingKept: (address) => `no address of ours: ${address}`,
  columns: {
    published: 'published',
    site: 'site',
    slug: 'slug',
    title: 'title',
    version: 'version',
    name: 'name',
    value: 'value',
    from: 'from',
    id: 'no.',
    note: 'note',
    made: 'made',
    validUntil: 'valid until',
    state: 'state',
  },
  sources: { environment: 'environment', default: 'default', unset: 'not set' },
};
