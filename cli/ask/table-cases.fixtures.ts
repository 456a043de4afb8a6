/** Expected answers from docs/command-line.md. */
export type AskCase = readonly [rule: string, question: Readonly<Record<string, unknown>>, answer: unknown];

const article = { flags: ['live'], superTags: ['belfold'] };
const line = {
  active: true,
  newest: true,
  listPage: true,
  dateFrom: null,
  dateTo: null,
  frontPageSlug: null,
  mainSuperTags: null,
  tags: null,
};
const anywhere = { tags: [] };
const player = { name: 'A', goals: 0, yellow: 0, yellowred: 0, red: 0 };
const frame = { frameSrc: 'https://keret.example/x?y', origin: 'https://keret.example', fromFrame: true };
const tags = [
  { type: 'superTags', text: 'Orosz–ukrán háború', protected: true },
  { type: 'tags', text: 'foci' },
];
const id = '4uLU6hMCjMI75M1A2tKUQC';

const ads: readonly AskCase[] = [
  ['ads', { route: 'single_article', article }, 'show'],
  ['ads', { route: 'single_article', article: { ...article, flags: ['adfree'] } }, 'suppress'],
  [
    'ads',
    { route: 'liveblog_article', article: { ...article, flags: ['adult-content'] }, slot: { pr: true } },
    'suppress',
  ],
  ['ads', { route: 'single_article', article: { ...article, superTags: ['pr-cikk'] } }, 'suppress'],
  ['ads', { route: 'single_article', article: { ...article, superTags: ['lapunk-hirek'] } }, 'suppress'],
  [
    'ads',
    { route: 'single_article', article: { ...article, superTags: ['lapunk-hirek'] }, slot: { pr: true } },
    'show',
  ],
  ['ads', { route: 'single_article', article: { ...article, video: true }, app: true }, 'suppress'],
  ['ads', { route: 'single_article', article: { ...article, video: true } }, 'show'],
  ['ads', { route: 'index' }, 'show'],
  ['ads', { route: 'melleklet', article: { ...article, flags: ['adfree'] } }, 'show'],
  ['sponsored-line', { now: 5, page: anywhere, lines: [{ ...line, active: false }, line, line] }, 1],
  ['sponsored-line', { now: 5, page: anywhere, lines: [{ ...line, dateFrom: 5, dateTo: 5 }] }, 0],
  [
    'sponsored-line',
    {
      now: 5,
      page: anywhere,
      lines: [
        { ...line, dateFrom: 6 },
        { ...line, dateTo: 4 },
      ],
    },
    null,
  ],
  ['sponsored-line', { now: 5, page: { tags: [], newest: true }, lines: [{ ...line, newest: false }, line] }, 1],
  ['sponsored-line', { now: 5, page: { tags: [], list: true }, lines: [{ ...line, listPage: false }] }, null],
  [
    'sponsored-line',
    {
      now: 5,
      page: { tags: [], frontPage: 'g7' },
      lines: [line, { ...line, frontPageSlug: 'after' }, { ...line, frontPageSlug: 'g7' }],
    },
    2,
  ],
  ['sponsored-line', { now: 5, page: anywhere, lines: [{ ...line, mainSuperTags: ['sport'] }] }, null],
  [
    'sponsored-line',
    { now: 5, page: { tags: [], mainSuperTag: 'sport' }, lines: [{ ...line, mainSuperTags: ['sport'] }] },
    0,
  ],
  [
    'sponsored-line',
    {
      now: 5,
      page: { tags: ['a', 'c'] },
      lines: [
        { ...line, tags: [['a', 'b']] },
        { ...line, tags: [] },
        { ...line, tags: [['a', 'b'], ['c']] },
      ],
    },
    2,
  ],
  ['sponsored-line', { now: 5, page: anywhere, lines: [] }, null],
];

const sport: readonly AskCase[] = [
  ...['FT', 'AET', 'PEN'].map((short): AskCase => ['fixture-status', { short }, 'finished']),
  ['fixture-status', { short: 'NS' }, 'not-started'],
  ...['1H', 'HT', 'PST', 'CANC', 'ABD', 'TBD', 'XX', '', null].map((short): AskCase => [
    'fixture-status',
    { short },
    'in-progress',
  ]),
  ['timetable', { fixtures: [] }, { order: [], current: null }],
  [
    'timetable',
    {
      fixtures: [
        { id: 'a', timestamp: 9, short: 'NS' },
        { id: 'b', timestamp: 9, short: '1H' },
        { id: 'c', timestamp: 99, short: 'FT' },
      ],
    },
    { order: ['c', 'a', 'b'], current: 'a' },
  ],
  [
    'timetable',
    {
      fixtures: [
        { id: 2, timestamp: 2, short: 'PEN' },
        { id: 1, timestamp: 1, short: 'AET' },
      ],
    },
    { order: [1, 2], current: null },
  ],
  [
    'top-list',
    {
      kind: 'goals',
      players: [
        { ...player, goals: 1 },
        { ...player, name: 'B', goals: 3 },
        { ...player, name: 'C', goals: 3 },
        { ...player, name: 'D' },
      ],
    },
    [
      { rank: 1, name: 'B', value: 3 },
      { rank: null, name: 'C', value: 3 },
      { rank: 3, name: 'A', value: 1 },
    ],
  ],
  [
    'top-list',
    {
      kind: 'red',
      players: [
        { ...player, red: 1, yellowred: null },
        { ...player, name: 'B', red: 1, yellowred: 1 },
      ],
    },
    [
      { rank: 1, name: 'B', value: 2 },
      { rank: 2, name: 'A', value: 1 },
    ],
  ],
  [
    'top-list',
    { kind: 'yellow', players: [{ ...player, yellow: 2, yellowred: 7 }] },
    [{ rank: 1, name: 'A', value: 2 }],
  ],
  ['f1-competition', { today: '2024-03-10', competitions: [] }, null],
  [
    'f1-competition',
    {
      today: '2024-03-10',
      competitions: [
        { id: 2, date: '2024-03-17', completed: false },
        { id: 1, date: '2024-03-10', completed: true },
      ],
    },
    1,
  ],
  [
    'f1-competition',
    {
      today: '2024-03-11',
      competitions: [
        { id: 2, date: '2024-03-17', completed: false },
        { id: 1, date: '2024-03-10', completed: true },
      ],
    },
    2,
  ],
  [
    'f1-competition',
    {
      today: '2024-12-31',
      competitions: [
        { id: 1, date: '2024-03-10', completed: true },
        { id: 3, date: '2024-12-08', completed: true },
      ],
    },
    3,
  ],
  [
    'f1-race',
    {
      races: [
        { id: 1, completed: true },
        { id: 2, completed: false },
        { id: 3, completed: false },
      ],
    },
    2,
  ],
  [
    'f1-race',
    {
      races: [
        { id: 1, completed: true },
        { id: 2, completed: true },
      ],
    },
    2,
  ],
  ['f1-race', { races: [] }, null],
];

const embeds: readonly AskCase[] = [
  [
    'music-embed',
    { url: `https://zene.example/track/${id}?si=x#t` },
    { src: `https://zene.example/embed/track/${id}`, height: 155 },
  ],
  [
    'music-embed',
    { url: `https://zene.example/intl-hu/embed/episode/${id}` },
    { src: `https://zene.example/embed/episode/${id}`, height: 233 },
  ],
  [
    'music-embed',
    { url: `https://zene.example/episode/${id}`, place: 'compact' },
    { src: `https://zene.example/embed/episode/${id}`, height: 80 },
  ],
  [
    'music-embed',
    { url: `https://zene.example/album/${id}`, place: 'after' },
    { src: `https://zene.example/embed/album/${id}`, height: 400 },
  ],
  ['music-embed', { url: `https://zene.example/show/${id}` }, null],
  ['music-embed', { url: 'https://zene.example/track/rovid' }, null],
  ['music-embed', { url: `https://masik.example/track/${id}` }, null],
  [
    'frame-message',
    { ...frame, data: { type: 'iframe-size', height: 120.5, width: 99_999, more: 1 } },
    { type: 'iframe-size', height: 120.5, width: 10_000 },
  ],
  ['frame-message', { ...frame, data: { type: 'iframe-size', height: -1 } }, { type: 'iframe-size', height: 0 }],
  [
    'frame-message',
    { ...frame, data: { type: 'route-push', path: '/cimke/x?oldal=2' } },
    { type: 'route-push', path: '/cimke/x?oldal=2' },
  ],
  [
    'frame-message',
    { ...frame, data: { type: 'parent-router', path: '/te', more: 1 } },
    { type: 'parent-router', path: '/te' },
  ],
  ['frame-message', { ...frame, data: { type: 'route-push', path: '/nincs/ilyen/lap' } }, null],
  ['frame-message', { ...frame, data: { type: 'route-push', path: '//masik.example/te' } }, null],
  ['frame-message', { ...frame, data: { type: 'themeChanged', theme: 'dark' } }, null],
  ['frame-message', { ...frame, data: { type: 'iframe-size', height: '120' } }, null],
  ['frame-message', { ...frame, data: null }, null],
  ['frame-message', { ...frame }, null],
  ['frame-message', { ...frame, data: [1] }, null],
  ['frame-message', { ...frame, fromFrame: false, data: { type: 'iframe-size', height: 1 } }, null],
  ['frame-message', { ...frame, origin: 'https://keret.example.hu', data: { type: 'iframe-size', height: 1 } }, null],
  [
    'frame-message',
    { ...frame, frameSrc: 'about:blank', origin: 'null', data: { type: 'iframe-size', height: 1 } },
    null,
  ],
];

const shell: readonly AskCase[] = [
  ['preview-gate', { preview: false, loggedIn: false, path: '/te' }, { go: 'continue' }],
  ['preview-gate', { preview: false, loggedIn: true, path: '/login?x' }, { go: 'redirect', to: '/' }],
  ['preview-gate', { preview: true, loggedIn: true, path: '/te' }, { go: 'continue' }],
  ['preview-gate', { preview: true, loggedIn: false, path: '/login' }, { go: 'continue' }],
  [
    'preview-gate',
    { preview: true, loggedIn: false, path: '/nincs/ilyen/lap' },
    { go: 'redirect', to: '/login', remember: '/' },
  ],
  ['pip-autoplay', { mode: 'NO', pageVisible: true, otherPlaying: false, pipShown: false }, false],
  ['pip-autoplay', { mode: 'GENTLY_FORCE', pageVisible: true, otherPlaying: false, pipShown: false }, true],
  ['pip-autoplay', { mode: 'GENTLY_FORCE', pageVisible: true, otherPlaying: true, pipShown: false }, false],
  ['pip-autoplay', { mode: 'GENTLY_FORCE', pageVisible: true, otherPlaying: false, pipShown: true }, false],
  ['pip-autoplay', { mode: 'FULL_FORCE', pageVisible: true, otherPlaying: true, pipShown: true }, true],
  ['pip-autoplay', { mode: 'FULL_FORCE', pageVisible: false, otherPlaying: false, pipShown: false }, false],
  ['quiz-token', { token: 'x'.repeat(24) }, true],
  ['quiz-token', { token: 'x'.repeat(23) }, false],
  ['tag-input', { tags, keys: ['Backspace'] }, { tags, marked: 1 }],
  ['tag-input', { tags, keys: ['Backspace', 'Backspace'] }, { tags: tags.slice(0, 1), marked: null }],
  ['tag-input', { tags, keys: ['Backspace', 'wait', 'Backspace'] }, { tags, marked: 1 }],
  ['tag-input', { tags, keys: ['Backspace', { type: 'a' }] }, { tags, marked: null }],
  ['tag-input', { tags, keys: [{ type: 'a' }, 'blur'] }, { tags, marked: null }],
  [
    'tag-input',
    { tags, keys: ['Backspace', 'Backspace', 'Backspace', 'Backspace'] },
    { tags: tags.slice(0, 1), marked: null },
  ],
  [
    'tag-input',
    { tags: [], keys: ['Backspace', { add: { type: 'title', text: 'x', suggested: true } }] },
    { tags: [{ type: 'title', text: 'x' }], marked: null },
  ],
  [
    'tag-input',
    {
      tags: [],
      keys: [
        { add: { type: 'title', text: 'x', suggested: false } },
        { add: { type: 'tags', text: 'Témák', suggested: true } },
      ],
    },
    { tags: [], marked: null },
  ],
  [
    'tag-input',
    {
      tags,
      keys: [
        { add: { type: 'tags', text: 'foci', suggested: true } },
        { add: { type: 'title', text: 'foci', suggested: true } },
      ],
    },
    { tags: [...tags, { type: 'title', text: 'foci' }], marked: null },
  ],
  ['favicon', { path: '/g7/adat?x' }, 'g7'],
  ['favicon', { path: '/g7x' }, 'default'],
  ['favicon', { path: '/after' }, 'after'],
  ['scroll', { from: '/a', to: '/b', action: 'pop', firstLoad: true }, { to: 'saved', smooth: false }],
  ['scroll', { from: '/', to: '/', firstLoad: true }, { to: 'none', smooth: false }],
  ['scroll', { from: '/a', to: '/b#c', app: true }, { to: 'anchor', smooth: true }],
  ['scroll', { from: '/a', to: '/b' }, { to: 'top', smooth: false }],
  ['scroll', { from: '/te', to: '/g7' }, { to: 'top', smooth: false }],
  ['scroll', { from: '/g7/adat', to: '/szerzo/kis-eva' }, { to: 'list', smooth: true }],
  ['scroll', { from: '/cimke/x', to: '/cimke/x?oldal=2' }, { to: 'list', smooth: true }],
  ...['/archivum', '/g7/archivum', '/rovat/sport', '/rovat/sport/forma-1', '/after', '/g7'].map((path): AskCase => [
    'scroll',
    { from: path, to: `${path}?oldal=2` },
    { to: 'none', smooth: false },
  ]),
];

const words: readonly AskCase[] = [
  ['update-tag', { pubDate: 0, updatedAt: 100, now: 700 }, '10 perce'],
  ['update-tag', { pubDate: 0, updatedAt: 100, now: 760 }, null],
  ['update-tag', { pubDate: 0, updatedAt: 100, now: 99 }, null],
  ['update-tag', { pubDate: 100, updatedAt: 100, now: 100 }, null],
  ['truncate', { text: 'egy „kettő”, három', limit: 14 }, 'egy „kettő”…'],
  ['truncate', { text: 'egy', limit: 1 }, '…'],
  ['truncate', { text: 'egy', limit: 0 }, ''],
  ['thousands', { value: -12_345.678 }, '-12\u00a0345,68'],
  ['thousands', { value: 1234 }, '1234'],
  ['relative-date', { at: 0, now: -61 }, 'ma 01:00'],
  ['relative-date', { at: -62_167_219_200, now: 0 }, '1. január 2.'],
  ['highlight-index', { items: 9, count: -1 }, null],
  ['highlight-index', { items: -9, count: 2 }, null],
  ['visibility', { active: true, mainTagActive: false, loggedIn: true }, 'visible'],
  ['visibility', { active: true, mainTagActive: true, loggedIn: false, publishedAt: 101, now: 100 }, 'not-found'],
  ['offered', { route: 'support', site: 'lapunk', donations: '0' }, true],
  ['offered', { route: 'support', site: 'testver', donations: '0', slug: 'hiba' }, false],
];

export const tableCases: readonly AskCase[] = [...ads, ...sport, ...embeds, ...shell, ...words];
