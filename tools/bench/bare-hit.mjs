// The other side of a cached page: a bare Node server that writes the same compressed bytes and the same head.
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
