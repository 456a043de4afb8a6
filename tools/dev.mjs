// The site with hot reload: loads everything from source, and shows each edit in the open page.
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { relative } from 'node:path';
import { createServer } from 'vite';

const root = process.cwd();
const httpServer = createHttpServer();

/** Code of the embedded origin and of the process around the site starts again; the next request loads the rest. */
const isOfOrigin = (file) => /^adapters\/(?:origin|sample-newspaper|newsroom-contract)\//.test(file);
const isOfProcess = (file) => /^(?:config|adapters\/process)\//.test(file);
/** React replaces a component in an interactive page; tools/dev/entry.ts reloads the others. */
const isReplaced = (file) => /^ui\/.*\.(?:tsx|css)$/.test(file);
const isCode = (file) =>
  /^(?:core|adapters|ui|config)\/.*\.(?:tsx?|json)$/.test(file) && !/\.(?:test|fake)\./.test(file);

const reloads = {
  name: 'reload-open-pages',
  hotUpdate: {
    order: 'post',
    handler({ file, modules }) {
      const own = relative(root, file);
      if (this.environment.name !== 'client' || (isReplaced(own) && modules.length > 0) || !isCode(own)) return;
      const ready = isOfOrigin(own) || isOfProcess(own) ? restart(isOfOrigin(own)) : Promise.resolve();
      void ready.then(() => this.environment.hot.send({ type: 'full-reload' }));
      return [];
    },
  },
};

const vite = await createServer({
  server: {
    middlewareMode: true,
    hmr: { server: httpServer },
    watch: { ignored: ['**/.data/**', '**/dist/**', '**/reports/**'] },
  },
  appType: 'custom',
  // All packages at the start: one that is found later loads every page again.
  optimizeDeps: { entries: ['tools/dev/*.ts', 'ui/**/*.{ts,tsx}', '!**/*.{test,fake,contract}.*'] },
  define: { 'process.env.NODE_ENV': '"development"' },
  plugins: [reloads],
});

const open = async (running = null) =>
  (await vite.ssrLoadModule('/tools/dev/open-site.ts')).openDevSite(root, process.env, running);
let site = await open().catch((error) => {
  console.error(error.message);
  process.exit(78);
});
let [loaded, webServer] = [null, null];

/** One restart at a time: the port and the data folder have one owner. */
let restarting = Promise.resolve();
const restart = (withOrigin) =>
  (restarting = restarting.then(async () => {
    const begun = performance.now();
    try {
      site.stop();
      if (withOrigin) await site.mainApi.stop();
      site = await open(withOrigin ? null : site.mainApi);
      loaded = null;
      console.log(`Restarted in ${Math.round(performance.now() - begun)} ms`);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      console.error(error);
    }
  }));

const answer = async (request, response) => {
  await restarting;
  const module = await vite.ssrLoadModule('/config/wiring/build-web-server.ts');
  if (module !== loaded) [loaded, webServer] = [module, site.build(module.buildWebServer)];
  webServer(request, response);
};
/** A fake native app to test pages (docs/native-app.md). */
const answerShell = async (response) => {
  const page = await vite.transformIndexHtml('/dev/shell', await readFile('tools/dev/shell.html', 'utf8'));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
};
httpServer
  .on('request', (request, response) => {
    if (request.url === '/dev/shell') return void answerShell(response);
    vite.middlewares(request, response, () =>
      answer(request, response).catch((error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
      }),
    );
  })
  .listen(site.port, () => console.log(`Listening at ${site.origin} (hot reload)`));

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => site.mainApi.stop().finally(() => process.exit(0)));
