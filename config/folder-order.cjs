/**
 * The order in which the folders of a part stand: each imports only those before it, so no circle of folders can close.
 * `.` are the files beside the folders. Held by boundaries.cjs; a new folder is given its place here.
 */
const order = {
  core: [
    'sites', 'common-data', 'images', 'json', 'pip', 'polling', 'wording', 'routing', 'quizzes', 'redirects', 'accounts', 'sessions', 'embeds', 'exchange', 'football', 'formula-one', 'ads',
    'articles', 'lists', 'service-pages', 'front-page', 'search', 'tipping-game', 'podcasts', 'supplements', 'app-shell', 'ports', 'live-blogs', 'sitemaps', 'pages', 'structured-data',
  ],
  'adapters/web': ['.', 'readers', 'feeds', 'oembed', 'site-texts', 'sitemaps', 'podcasts'],
  'adapters/origin': ['database', 'http', 'passes', 'uploads', 'main-api', 'seed', 'desk', '.', 'testing'],
  'adapters/main-api': ['body', '.'],
  ui: [
    'copy', 'addresses', 'app-shell', 'icons', 'tables', 'times', 'window', 'notices', 'service-worker', 'pictures', 'teasers', 'ads', 'reading', 'podcasts', 'embeds', 'lists',
    'article-body', 'live-blogs', 'articles', 'search', 'fronts', 'tipping-game', 'supplements', 'service-pages', 'frame', 'screens', 'errors', 'document', 'browser',
  ],
  cli: ['terminal', 'installation', 'addresses', 'logs', 'traffic', 'expectations', 'diff', 'live', 'ask', 'messages', 'report', 'input', 'newsroom', 'commands', '.'],
};

/** Folder on folder that still turns back. The list only gets shorter. */
const stillTurnsBack = [
  'adapters/main-api/body → adapters/main-api/.',
  'adapters/web/. → adapters/web/readers',
  'core/articles → core/front-page',
  'core/articles → core/live-blogs',
  'core/lists → core/supplements',
  'core/routing → core/redirects',
  'core/sites → core/routing',
  'ui/frame → ui/screens',
];

module.exports = { order, stillTurnsBack };
