/**
 * The order in which the folders of a part stand: each imports only those before it, so no circle of folders can close.
 * `.` are the files beside the folders. Held by boundaries.cjs; a new folder is given its place here.
 */
const order = {
  core: [
    'failure', 'json', 'wording', 'polling', 'pip', 'images', 'common-data', 'addresses', 'rule-sets', 'quizzes', 'accounts', 'sessions', 'embeds', 'exchange', 'football', 'formula-one', 'ads',
    'articles', 'service-pages', 'tipping-game', 'podcasts', 'search', 'supplements', 'lists', 'front-page', 'live-blogs', 'app-shell', 'ports', 'sitemaps', 'pages', 'structured-data', 'testing',
  ],
  'core/addresses': ['paths', 'sites', 'routes', 'redirects', '.'],
  adapters: ['telemetry', 'control', 'data-folder', 'changes', 'http', 'cache', 'main-api', 'origin', 'web'],
  'adapters/web': ['.', 'readers', 'feeds', 'oembed', 'site-texts', 'sitemaps', 'podcasts'],
  'adapters/origin': ['database', 'http', 'passes', 'uploads', 'changes', 'main-api', 'removals', 'seed', 'desk', '.', 'testing'],
  'adapters/main-api': ['links', 'body', '.'],
  ui: [
    'messages', 'addresses', 'app-shell', 'icons', 'tables', 'times', 'window', 'notices', 'service-worker', 'pictures', 'teasers', 'ads', 'reading', 'podcasts', 'embeds', 'lists',
    'article-body', 'live-blogs', 'articles', 'search', 'fronts', 'tipping-game', 'supplements', 'service-pages', 'frame', 'screens', 'errors', 'document', 'browser',
  ],
  cli: ['terminal', 'installation', 'addresses', 'logs', 'traffic', 'expectations', 'diff', 'live', 'ask', 'messages', 'report', 'input', 'newsroom', 'commands', '.'],
};

module.exports = { order };
