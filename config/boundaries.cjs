/** Which folder may import which (docs: README, "the map"). Anything not allowed here is an error. */
const folder = (name) => ({ path: `^${name}/` });
const packages = (...names) => ({ path: `^node_modules/(${names.join('|')})/` });
const builtIn = { dependencyTypes: ['core'] };
/** What only tests use: they may import the test libraries and whatever they test. */
const forTests = '\\.(test|contract|fake|fixtures)\\.tsx?$|^core/testing/|^ui/e2e/';
const product = { pathNot: forTests };
const from = (path) => ({ path: `^${path}/`, ...product });

const { order } = require('./folder-order.cjs');
const insideOf = (part, name) => (name === '.' ? `^${part}/[^/]+$` : `^${part}/${name}/`);

/** One rule a folder: it imports nothing of those that stand after it. */
const foldersInOrder = Object.entries(order).flatMap(([part, names]) =>
  names.flatMap((name, at) => {
    const later = names.slice(at + 1);
    return later.length === 0
      ? []
      : [
          {
            name: 'folders-in-order',
            severity: 'error',
            comment: 'config/folder-order.cjs: a folder imports only those before it',
            from: { path: insideOf(part, name), ...product },
            to: { path: later.map((other) => insideOf(part, other)) },
          },
        ];
  }),
);
const foldersWithAPlace = Object.entries(order).map(([part, names]) => ({
  name: 'folder-without-a-place',
  severity: 'error',
  comment: 'config/folder-order.cjs: every folder has a place in the order',
  from: { path: `^${part}/`, pathNot: [forTests, ...names.map((name) => insideOf(part, name))] },
  to: {},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  allowed: [
    { from: from('core'), to: folder('core') },
    { from: from('core'), to: packages('neverthrow') },

    { from: from('adapters/time'), to: folder('adapters/time') },
    { from: from('adapters/time'), to: builtIn },
    { from: from('adapters'), to: folder('adapters/time') },

    { from: from('adapters/changes'), to: folder('adapters/changes') },
    { from: from('adapters/changes'), to: folder('adapters/data-folder') },
    { from: from('adapters/changes'), to: folder('core') },
    { from: from('adapters/changes'), to: builtIn },
    { from: from('adapters/changes'), to: packages('neverthrow') },

    { from: from('adapters/telemetry'), to: folder('adapters/telemetry') },
    { from: from('adapters/telemetry'), to: builtIn },

    { from: from('adapters/http'), to: folder('adapters/http') },
    { from: from('adapters/http'), to: folder('adapters/telemetry') },
    { from: from('adapters/http'), to: folder('core') },
    { from: from('adapters/http'), to: builtIn },
    { from: from('adapters/http'), to: packages('zod', 'neverthrow', 'lru-cache') },

    { from: from('adapters/main-api'), to: folder('adapters/main-api') },
    { from: from('adapters/main-api'), to: folder('adapters/http') },
    { from: from('adapters/main-api'), to: folder('adapters/live-score-api') },
    { from: from('adapters/main-api'), to: folder('adapters/changes') },
    { from: from('adapters/main-api'), to: folder('core') },
    {
      from: from('adapters/main-api'),
      to: packages('zod', 'neverthrow', 'parse5', 'hast-util-from-parse5', 'hast-util-sanitize', '@types/hast'),
    },

    { from: from('adapters/sealing'), to: { path: '^crypto$', ...builtIn } },
    { from: from('adapters/main-api'), to: folder('adapters/sealing') },

    { from: from('adapters/quiz-service'), to: folder('adapters/quiz-service') },
    { from: from('adapters/quiz-service'), to: folder('adapters/http') },
    { from: from('adapters/quiz-service'), to: folder('core') },
    { from: from('adapters/quiz-service'), to: packages('zod', 'neverthrow') },

    { from: from('adapters/crm'), to: folder('adapters/crm') },
    { from: from('adapters/crm'), to: folder('adapters/http') },
    { from: from('adapters/crm'), to: folder('core') },
    { from: from('adapters/crm'), to: packages('zod', 'neverthrow') },

    { from: from('adapters/security'), to: folder('adapters/security') },
    { from: from('adapters/security'), to: folder('adapters/http') },
    { from: from('adapters/security'), to: folder('adapters/sealing') },
    { from: from('adapters/security'), to: folder('core') },
    { from: from('adapters/security'), to: packages('zod', 'neverthrow') },

    { from: from('adapters/openid'), to: folder('adapters/openid') },
    { from: from('adapters/openid'), to: packages('openid-client') },
    { from: from('adapters/origin'), to: folder('adapters/openid') },

    { from: from('adapters/live-score-api'), to: folder('adapters/live-score-api') },
    { from: from('adapters/live-score-api'), to: folder('adapters/http') },
    { from: from('adapters/live-score-api'), to: folder('core') },
    { from: from('adapters/live-score-api'), to: packages('zod', 'neverthrow', 'lru-cache', 'sharp') },

    { from: from('adapters/cache'), to: folder('adapters/cache') },
    { from: from('adapters/cache'), to: folder('adapters/changes') },
    { from: from('adapters/cache'), to: folder('core') },
    { from: from('adapters/cache'), to: packages('neverthrow', 'lru-cache') },

    { from: from('adapters/control'), to: folder('adapters/control') },
    { from: from('adapters/control'), to: builtIn },

    { from: from('adapters/data-folder'), to: folder('adapters/data-folder') },
    { from: from('adapters/data-folder'), to: builtIn },

    { from: from('adapters/origin'), to: folder('adapters/origin') },
    { from: from('adapters/origin'), to: builtIn },
    {
      from: from('adapters/origin'),
      to: packages(
        'zod',
        'kysely',
        'pg',
        '@types/pg',
        '@electric-sql/pglite',
        'sharp',
        'lru-cache',
        '@orama/stemmers',
        'entities',
        'parse5',
        '@simplewebauthn',
        'nodemailer',
        '@types/nodemailer',
        'web-push',
        '@types/web-push',
      ),
    },

    { from: from('adapters/web'), to: folder('adapters/web') },
    { from: from('adapters/web'), to: folder('adapters/changes') },
    { from: from('adapters/web'), to: folder('adapters/sealing') },
    { from: from('adapters/web'), to: folder('adapters/telemetry') },
    { from: from('adapters/web'), to: folder('core') },
    { from: from('adapters/web'), to: builtIn },
    { from: from('adapters/web'), to: { path: '^adapters/http/bulkhead\\.ts$' } },
    {
      from: from('adapters/web'),
      to: packages('@types/express', 'lru-cache', 'redis', 'neverthrow', 'entities'),
    },
    // Whoever routes an address states what protects it (adapters/web/endpoints).
    { from: { path: '^adapters/web/(?:web-server|resource-routes|health)\\.ts$' }, to: packages('express') },
    { from: from('adapters/web'), to: { ...packages('express'), dependencyTypes: ['type-only'] } },

    { from: from('ui'), to: folder('ui') },
    { from: from('ui'), to: folder('core') },
    {
      from: from('ui'),
      to: packages(
        'react',
        'react-dom',
        'react-router',
        '@types/react',
        '@types/react-dom',
        '@iabtechlabtcf/core',
        '@fontsource-variable',
        'entities',
      ),
    },

    { from: from('cli'), to: folder('cli') },
    { from: from('cli'), to: folder('core') },
    { from: from('cli'), to: folder('adapters/time') },
    { from: from('cli'), to: builtIn },
    { from: from('cli'), to: packages('commander', 'neverthrow', 'entities', 'isbot', '@duckdb/node-api') },

    { from: from('config'), to: {} },
    { from: folder('tools'), to: {} },
    { from: { path: forTests }, to: {} },
    { from: { path: '^(vite|vitest|playwright)\\.config\\.ts$' }, to: {} },
  ],
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...foldersInOrder,
    ...foldersWithAPlace,
    {
      name: 'sample-newspaper-apart',
      severity: 'error',
      comment:
        'the origin is a newsroom’s backend: its sample newspaper is handed in by config/sample-newspaper.ts alone',
      from: {
        pathNot: '^adapters/origin/sample/|^config/sample-newspaper\\.ts$|^(config|tools)/.*\\.(test|fake)\\.ts$',
      },
      to: { path: '^adapters/origin/sample/' },
    },
    {
      name: 'only-config-wires',
      severity: 'error',
      from: { pathNot: '^config/' },
      to: { path: '^node_modules/(inversify|reflect-metadata)/' },
    },
    {
      name: 'local-provider-apart',
      severity: 'error',
      comment: 'a provider that lets in anybody is for `npm run dev` and tests (tools/dev/local-provider.ts)',
      from: { pathNot: `${forTests}|^tools/` },
      to: { path: '^node_modules/(@types/)?oidc-provider/|^tools/dev/local-provider' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { pathNot: `${forTests}|^tools/|^playwright\\.config\\.ts$` },
      to: { path: forTests },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot:
          '(\\.test\\.tsx?|\\.d\\.ts|\\.config\\.ts|\\.cjs)$|^ui/browser/first-moment\\.ts$|^ui/sign-in/ask-for-passkey\\.ts$|^ui/consent/ask-consent\\.ts$|^ui/topics/follow-topics\\.ts$|^ui/screens/.*\\.screen\\.tsx$|^tools/',
      },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
