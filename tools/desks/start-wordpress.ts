/** PORT=4150 [FOLDER=/tmp/desk] node tools/desks/start-wordpress.ts: prints the credentials as JSON, runs until SIGINT. */
import { startWordpress } from './wordpress.ts';

const folder = process.env['FOLDER'];
const wordpress = await startWordpress({ port: Number(process.env['PORT'] ?? '4150'), ...(folder && { folder }) });
const { url, root, user, password } = wordpress;
process.stdout.write(`${JSON.stringify({ url, root, user, password, pid: process.pid })}\n`);
const running = setInterval(() => undefined, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearInterval(running);
    void wordpress.stop();
  });
