// Baseline for uncached pages: Express and React's string renderer with the same components and data. Uses the brotli
// level of Express's `compression` package.
import { readFileSync } from 'node:fs';
import { brotliCompress, constants } from 'node:zlib';
import express from 'express';

process.env.NODE_ENV = 'production';
const { renderPageByReact } = await import('../../dist/server/render.js');
const { page, assets } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const app = express().disable('x-powered-by').disable('etag');
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
app.use((request, response) => {
  const html = renderPageByReact(page, assets);
  if (request.headers['accept-encoding']?.includes('br')) {
    brotliCompress(html, packing, (fault, bytes) => {
      if (fault) return response.destroy(fault);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': bytes.length,
      });
      response.end(bytes);
    });
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) });
  response.end(html);
});
const server = app.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () =>
  process.send?.({ port: server.address().port }),
);
