// A fake push service in its own thread that accepts and counts everything.
import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

let taken = 0;
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    taken += 1;
    response.writeHead(201).end();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => parentPort?.postMessage({ port: server.address().port }));
parentPort?.on('message', () => parentPort?.postMessage({ taken }));
