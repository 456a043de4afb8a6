import http from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { screenChunks } from './tools/build/screen-chunks.ts';
import { programs, serverChunks } from './tools/build/server-chunks.ts';
import { checkNode, programFileName } from './tools/build/check-node.ts';
import { packAssets } from './tools/build/pack-assets.ts';
import { fontFileNames, subsetFonts } from './tools/build/subset-fonts.ts';

/**
 * Replaces Vite's preload helper. Every document links all styles, so a lazy import has nothing to preload and only
 * reports its failure (spec §8). Scripts of few pages get a second copy, or every page would request the helper as a
 * file of its own.
 */
const plainLazyImports: Plugin = {
  name: 'plain-lazy-imports',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.includes('vite/preload-helper') && /\/ui\/(?:ads\/third-parties|media\/pip)\//.test(importer ?? '')
      ? `\0${id.replace('\0', '')}?copy`
      : null,
  load: (id) =>
    id.includes('vite/preload-helper')
      ? `export const __vitePreload = (load) => load().catch((error) => {
        if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;
      });`
      : null,
};

/** Marks calls as pure that would keep the unused modes of the router in the build. */
const onlyDeclarativeRouter: Plugin = {
  name: 'only-declarative-router',
  transform: (code, id) =>
    id.includes('/node_modules/react-router/')
      ? code.replaceAll('= React$1.memo(', '= /* @__PURE__ */ React$1.memo(')
      : null,
};

const serverPages: Readonly<Record<string, string>> = {
  '/ui/readers/sign-in/passkey-page.tsx': 'PasskeyPage',
  '/ui/readers/accounts/reader-page.tsx': 'ReaderPage',
};

/** Leaves pages out of the client build that only the server renders. */
const withoutServerPages: Plugin = {
  name: 'without-server-pages',
  enforce: 'pre',
  load: (id) => {
    const name = Object.entries(serverPages).find(([file]) => id.endsWith(file))?.[1];
    return name === undefined ? null : `export const ${name} = () => null;`;
  },
};

/** Wraps classic scripts in a function, or their names would be globals of the page. They can import nothing. */
const classicScripts = new Set(['notice', 'consent']);
const wrapClassicScripts: Plugin = {
  name: 'wrap-classic-scripts',
  renderChunk(code, { name, isEntry, imports, dynamicImports }) {
    if (!isEntry || !classicScripts.has(name)) return null;
    if (imports.length + dynamicImports.length > 0) this.error(`${name} is a classic script and can import nothing`);
    return { code: `(() => {${code}})();`, map: null };
  },
};

/** Gives the service worker copies of the modules that it shares with pages: a classic worker is one file. */
const singleFileWorker: Plugin = {
  name: 'single-file-worker',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!importer || !/\/service-worker\.ts$|\?service-worker$/.test(importer)) return null;
    const found = await this.resolve(id, importer.replace('?service-worker', ''), { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}?service-worker` };
  },
  renderChunk(_, { fileName, imports }) {
    if (fileName.startsWith('service-worker') && imports.length > 0) this.error(`${fileName} must be a single file`);
    return null;
  },
};

const httpName = '\0http-without-fetch';

/**
 * Imports `node:http` without its getters. An ES import reads every export, and those of `node:http` load `fetch`: 83
 * more files and 50 ms at each start of each thread.
 */
const httpWithoutFetch: Plugin = {
  name: 'http-without-fetch',
  enforce: 'pre',
  // `require` reads no getters.
  resolveId: (id, _, { kind }) => (/^(?:node:)?http$/.test(id) && kind !== 'require-call' ? httpName : null),
  load: (id) => {
    if (id !== httpName) return null;
    const values = Object.entries(Object.getOwnPropertyDescriptors(http)).filter(([, { get }]) => get === undefined);
    return `const http = process.getBuiltinModule('node:http');
      export const { ${values.map(([name]) => name).join(', ')} } = http;
      export default http;`;
  },
};

/** The files that browsers load. */
const client: UserConfig = {
  publicDir: 'ui/public',
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: 'manifest.json',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Its package.json does not say that it has no side effects.
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
        // The address of a service worker must not change, or browsers would never find a newer one.
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

/** The programs that Node runs. */
const server: UserConfig = {
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/server',
    // tools/build/earlier-parts.mjs deletes parts of earlier builds.
    emptyOutDir: false,
    target: 'node26',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: programs,
      output: {
        entryFileNames: programFileName,
        chunkFileNames: 'parts/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'programs', name: serverChunks(import.meta.dirname) }],
        },
      },
    },
  },
  ssr: {
    noExternal: true,
    external: [
      'sharp',
      '@electric-sql/pglite',
      'pg-native',
      '@duckdb/node-api',
      // Its certificate library needs reflect-metadata loaded first, and parts of a bundle load in another order.
      '@simplewebauthn/server',
    ],
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? [httpWithoutFetch, checkNode]
      : [
          plainLazyImports,
          onlyDeclarativeRouter,
          subsetFonts,
          withoutServerPages,
          wrapClassicScripts,
          singleFileWorker,
          packAssets,
        ]),
  ],
  ...(isSsrBuild ? server : client),
}));
