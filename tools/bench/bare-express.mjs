// The other side of an uncached page: Express and React's string renderer over the same components and data, and
// nothing else.
import { readFileSync } from 'node:fs';
import express from 'express';

process.env.NODE_ENV = 'production';
const { renderPage } = await import('../../dist/server/render.js');
const { page, assets } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const app = express().disable('x-powered-by').disable('etag');
app.use((_request, response) => {
  const html = renderPage(page, assets);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) });
  response.end(html);
});
const server = app.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () =>
  process.send?.({ port: server.address().port }),
);
