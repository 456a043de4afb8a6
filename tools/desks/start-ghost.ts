/** PORT=4151 [FOLDER=/tmp/desk] node tools/desks/start-ghost.ts: prints the keys as JSON, runs until SIGINT. */
import { startGhost } from './ghost.ts';
import { installGhost } from './install-ghost.ts';

const folder = process.env['FOLDER'];
await installGhost();
const ghost = await startGhost({ port: Number(process.env['PORT'] ?? '4151'), ...(folder && { folder }) });
const { url, adminKey, contentKey } = ghost;
process.stdout.write(`${JSON.stringify({ url, adminKey, contentKey, pid: process.pid })}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void ghost.stop());
