import { createServer } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/** The level of the product for a page that is requested for the first time. */
const level = 3;
const handlers = {
  express: async () => (await import('./express/app.js')).app,
  next: async () => {
    const { default: next } = await import('next');
    const app = next({ dir: `${import.meta.dirname}/next` });
    await app.prepare();
    return app.getRequestHandler();
  },
  astro: async () => (await import('./astro/dist/server/entry.mjs')).handler,
};

const handle = await handlers[process.argv[2]]();
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: level } } });
createServer((request, response) => compress(request, response, () => handle(request, response))).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
// An exit of its own writes the compile cache.
process.once('SIGTERM', () => process.exit());
