import http from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { screenChunks } from './tools/build/screen-chunks.ts';
import { programs, serverChunks } from './tools/build/server-chunks.ts';
import { packAssets } from './tools/build/pack-assets.ts';
import { fontFileNames, subsetFonts } from './tools/build/subset-fonts.ts';

/**
 * Every document links all styles, so a lazy import has nothing to preload: only its failure is told (spec §8). What few pages load has this of its own, or every page would ask for it apart.
 */
const plainLazyImports: Plugin = {
  name: 'plain-lazy-imports',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.includes('vite/preload-helper') && /\/ui\/(?:ads\/third-parties|media\/pip)\//.test(importer ?? '')
      ? `\0${id.replace('\0', '')}?others`
      : null,
  load: (id) =>
    id.includes('vite/preload-helper')
      ? `export const __vitePreload = (load) => load().catch((error) => {
        if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;
      });`
      : null,
};

/** Calls that do nothing but hold the router's other modes in the build, which this one does not use. */
const declarativeRouterAlone: Plugin = {
  name: 'declarative-router-alone',
  transform: (code, id) =>
    id.includes('/node_modules/react-router/')
      ? code.replaceAll('= React$1.memo(', '= /* @__PURE__ */ React$1.memo(')
      : null,
};

const drawnByServer: Readonly<Record<string, string>> = {
  '/ui/readers/sign-in/passkey-page.tsx': 'PasskeyPage',
  '/ui/readers/accounts/reader-page.tsx': 'ReaderPage',
};

/** Pages that are the server's alone: a browser that has them never draws them again. */
const serversAlone: Plugin = {
  name: 'servers-alone',
  enforce: 'pre',
  load: (id) => {
    const name = Object.entries(drawnByServer).find(([file]) => id.endsWith(file))?.[1];
    return name === undefined ? null : `export const ${name} = () => null;`;
  },
};

/**
 * Scripts that a document runs as it is read, in no module: what they call by a name is nobody else's to see or to
 * overwrite, neither ours nor that of others.
 */
const alone = new Set(['notice', 'consent']);
const scriptsAlone: Plugin = {
  name: 'scripts-alone',
  renderChunk(code, { name, isEntry, imports, dynamicImports }) {
    if (!isEntry || !alone.has(name)) return null;
    if (imports.length + dynamicImports.length > 0) this.error(`${name} stands alone, and loads nothing`);
    return { code: `(() => {${code}})();`, map: null };
  },
};

/**
 * A service worker is one file, because a classic one imports none: what it shares with pages it has copies of, so that
 * no page loads its matter in parts, either.
 */
const workerAlone: Plugin = {
  name: 'worker-alone',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!importer || !/\/service-worker\.ts$|\?alone$/.test(importer)) return null;
    const found = await this.resolve(id, importer.replace('?alone', ''), { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}?alone` };
  },
  renderChunk(_, { fileName, imports }) {
    if (fileName.startsWith('service-worker') && imports.length > 0) this.error(`${fileName} stands alone`);
    return null;
  },
};

const httpName = '\0http-without-fetch';

/**
 * Whoever imports a module of Node's has all that it gives looked up, and `node:http` gives parts of `fetch`: 83 files
 * more and 50 ms at each start, in each thread. Asked for by name it is the module alone.
 */
const httpWithoutFetch: Plugin = {
  name: 'http-without-fetch',
  enforce: 'pre',
  // Who requires it is given the module itself.
  resolveId: (id, _, { kind }) => (/^(?:node:)?http$/.test(id) && kind !== 'require-call' ? httpName : null),
  load: (id) => {
    if (id !== httpName) return null;
    const values = Object.entries(Object.getOwnPropertyDescriptors(http)).filter(([, { get }]) => get === undefined);
    return `const http = process.getBuiltinModule('node:http');
      export const { ${values.map(([name]) => name).join(', ')} } = http;
      export default http;`;
  },
};

/** What browsers load. */
const client: UserConfig = {
  publicDir: 'ui/public',
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: 'manifest.json',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // It says of itself that it does nothing by being loaded only between the lines.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/neverthrow\//, sideEffects: false }] },
      input: {
        entry: 'ui/browser/entry.ts',
        first: 'ui/browser/first-moment.ts',
        notice: 'ui/editorial/notices/put-away.ts',
        passkey: 'ui/readers/sign-in/ask-for-passkey.ts',
        topics: 'ui/readers/topics/follow-topics.ts',
        consent: 'ui/ads/consent/ask-consent.ts',
        others: 'ui/ads/third-parties/follow-consent.ts',
        video: 'ui/media/pip/follow-pip.ts',
        'first-styles': 'ui/styles/first.css',
        'rest-styles': 'ui/styles/rest.css',
        'service-worker': 'ui/app-shell/service-worker/service-worker.ts',
        'service-worker-off': 'ui/app-shell/service-worker/service-worker-off.ts',
      },
      output: {
        // A service worker's address stays, or browsers would never learn of a newer one.
        entryFileNames: ({ name }) => (name.startsWith('service-worker') ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'screens', name: screenChunks(import.meta.dirname) }],
        },
        assetFileNames: ({ names }) => (names[0]?.endsWith('.woff2') ? fontFileNames : 'assets/[name]-[hash][extname]'),
      },
    },
  },
};

/** What Node runs: see `programs`. */
const server: UserConfig = {
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/server',
    // What is left of earlier builds: tools/build/earlier-parts.mjs.
    emptyOutDir: false,
    target: 'node26',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: programs,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'programs', name: serverChunks(import.meta.dirname) }],
        },
      },
    },
  },
  ssr: { noExternal: true, external: ['sharp', '@electric-sql/pglite', 'pg-native', '@duckdb/node-api'] },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? [httpWithoutFetch]
      : [plainLazyImports, declarativeRouterAlone, subsetFonts, serversAlone, scriptsAlone, workerAlone, packAssets]),
  ],
  ...(isSsrBuild ? server : client),
}));
