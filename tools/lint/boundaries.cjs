/** Imports allowed for each folder (docs/decisions/0001). Everything else is an error; tests may import anything. */
const forTests = '\\.(test|contract|fake|fixtures)\\.tsx?$|^core/testing/|^tools/(browser-tests|whole-product)/';
const from = (path) => ({ path: `^${path}/`, pathNot: forTests });
const folder = (path) => ({ path: `^${path}/` });
const packages = (names) => ({ path: `^node_modules/(${names.join('|')})/` });

/** Folder: other folders, then packages; `node` allows what Node brings. Each folder may import itself. */
const upstream = { to: 'adapters/http core', packages: 'zod neverthrow' };
const onlyNode = (names) => Object.fromEntries(names.map((name) => [`adapters/${name}`, { packages: 'node' }]));
const allowed = {
  core: { packages: 'neverthrow' },
  ...onlyNode(['time', 'control', 'data-folder', 'sealing']),
  'adapters/telemetry': { packages: 'node @opentelemetry' },
  'adapters/changes': { to: 'adapters/data-folder core', packages: 'node neverthrow' },
  'adapters/edge': { to: 'adapters/changes adapters/telemetry', packages: 'node' },
  'adapters/old-addresses': { to: 'adapters/changes adapters/data-folder core', packages: 'node zod neverthrow' },
  'adapters/http': { to: 'adapters/telemetry core', packages: 'node zod neverthrow lru-cache' },
  'adapters/cache': { to: 'adapters/changes core', packages: 'neverthrow lru-cache' },
  'adapters/main-api': {
    to: `${upstream.to} adapters/live-score-api adapters/changes adapters/old-addresses adapters/sealing`,
    packages: `${upstream.packages} parse5 hast-util-from-parse5 hast-util-sanitize @types/hast`,
  },
  'adapters/live-score-api': { to: upstream.to, packages: `${upstream.packages} lru-cache sharp` },
  'adapters/security': { to: `${upstream.to} adapters/sealing`, packages: upstream.packages },
  'adapters/crm': upstream,
  'adapters/quiz-service': upstream,
  // Runs the clients of both read APIs against a backend, and answers as one from their samples.
  'adapters/upstream-kit': {
    to: `${upstream.to} adapters/main-api adapters/live-score-api`,
    packages: `node ${upstream.packages}`,
  },
  'adapters/openid': { packages: 'openid-client' },
  // The origin repeats what it needs of the core: an independent implementation finds faults of the rules.
  'adapters/origin': {
    to: 'adapters/openid adapters/newsroom-contract adapters/sealing adapters/telemetry',
    packages: `node zod kysely pg @types/pg @electric-sql/pglite sharp lru-cache @orama/stemmers entities parse5
      @simplewebauthn nodemailer @types/nodemailer papaparse @types/papaparse web-push @types/web-push`,
  },
  // Writes files for the origin's import, and reads them back as import does.
  'adapters/migration': {
    to: 'adapters/origin adapters/newsroom-contract adapters/http',
    packages: `node sax @types/sax parse5 entities @streamparser/json yaml unified remark-parse remark-gfm remark-rehype
      rehype-stringify feedsmith`,
  },
  // Converts posts of a desk as a migration does, and gives the origin newsroom commands.
  'adapters/follow': {
    to: 'adapters/migration adapters/origin adapters/newsroom-contract adapters/http',
    packages: 'node zod',
  },
  'adapters/drill': { to: 'adapters/newsroom-contract', packages: 'node' },
  'adapters/mirror': { to: 'adapters/newsroom-contract', packages: 'node parse5' },
  'adapters/sample-newspaper': { to: 'adapters/origin', packages: 'node zod kysely' },
  'adapters/web': {
    to: 'adapters/changes adapters/edge adapters/sealing adapters/telemetry core',
    packages: 'node @types/express lru-cache redis neverthrow entities',
  },
  'adapters/process': {
    to: `adapters/telemetry adapters/control adapters/data-folder adapters/changes adapters/edge adapters/http
      adapters/main-api adapters/old-addresses adapters/origin adapters/web core`,
    packages: 'node zod neverthrow',
  },
  ui: {
    to: 'core',
    packages:
      'react react-dom react-router @types/react @types/react-dom @iabtechlabtcf/core @fontsource-variable entities',
  },
  cli: { to: 'core adapters/newsroom-contract', packages: 'node commander neverthrow entities isbot @duckdb' },
};
const words = (text = '') => text.split(/\s+/).filter(Boolean);
const rulesOf = ([name, rule]) => [
  ...[name, ...words(rule.to), ...(/^(?:adapters|cli)/.test(name) ? ['adapters/time'] : [])].map((other) => ({
    from: from(name),
    to: folder(other),
  })),
  { from: from(name), to: packages(words(rule.packages)) },
  ...(words(rule.packages).includes('node') ? [{ from: from(name), to: { dependencyTypes: ['core'] } }] : []),
];
const forbidden = (name, comment, fromWhere, to) => ({ name, comment, severity: 'error', from: fromWhere, to });
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  allowed: [
    ...Object.entries(allowed).flatMap(rulesOf),
    // Types only, shared by the command line and the origin: it imports no other folder.
    { from: from('adapters/newsroom-contract'), to: folder('adapters/newsroom-contract') },
    { from: from('adapters/web'), to: { path: '^adapters/http/bulkhead\\.ts$' } },
    // Only these route URLs: every endpoint must be in the table (adapters/web/endpoints).
    { from: { path: '^adapters/web/server/(web-server|resource-routes|health)\\.ts$' }, to: packages(['express']) },
    { from: from('adapters/web'), to: { ...packages(['express']), dependencyTypes: ['type-only'] } },
    { from: { path: `^(?:config|tools)/|^(?:vite|vitest|playwright)\\.config\\.ts$|${forTests}` }, to: {} },
  ],
  allowedSeverity: 'error',
  forbidden: [
    forbidden('no-cycles', 'files import each other', {}, { circular: true }),
    forbidden(
      'sample-newspaper-apart',
      'only config/wiring/sample-newspaper.ts hands in the sample newspaper',
      {
        pathNot:
          '^adapters/sample-newspaper/|^config/wiring/sample-newspaper\\.ts$|^(config|tools)/.*\\.(test|fake)\\.tsx?$',
      },
      folder('adapters/sample-newspaper'),
    ),
    forbidden('only-config-wires', '', { pathNot: '^config/' }, packages(['inversify', 'reflect-metadata'])),
    forbidden(
      'local-provider-apart',
      'a sign-in provider that accepts everybody is for `npm run dev` and tests',
      { pathNot: `${forTests}|^tools/` },
      { path: '^node_modules/(@types/)?oidc-provider/|^tools/dev/local-provider' },
    ),
    forbidden(
      'no-test-in-product',
      '',
      { pathNot: `${forTests}|^tools/|^playwright\\.config\\.ts$` },
      { path: forTests },
    ),
    forbidden(
      'no-orphans',
      'nothing imports it, and it imports nothing',
      {
        orphan: true,
        pathNot:
          '(\\.test\\.tsx?|\\.d\\.ts|\\.config\\.ts|\\.cjs)$|/(first-moment|ask-for-passkey|ask-consent|follow-topics)\\.ts$|\\.screen\\.tsx$|^tools/',
      },
      {},
    ),
    forbidden('resolvable', '', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|woff2|html)(\\?|$)' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    cache: false,
  },
};
