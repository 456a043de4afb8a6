// Baseline for cached pages: a bare Node server that sends the same compressed bytes and headers.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const { head, file } = JSON.parse(process.argv[2] ?? '{}');
const bytes = readFileSync(file);
createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(bytes);
}).listen(0, '127.0.0.1', function () {
  process.send?.({ port: this.address().port });
});
