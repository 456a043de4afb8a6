import { systemTime } from '#adapters/time/system-time.ts';
import { startThreadOf } from '#cli/jobs/start-thread.ts';
import type { ServeOrigin } from '#cli/installation/serve-origin.ts';
import { createCli } from '#cli/program.ts';
import { keepHeapSmall } from '#cli/terminal/small-heap.ts';
import { terminal } from '#cli/terminal/terminal.ts';
import { cliNeeds } from '../wiring/command-line-needs.ts';

const args = process.argv.slice(2);
const worker = new URL('./origin.js', import.meta.url);
const reader = new URL('./replay.js', import.meta.url);
const serveOrigin: ServeOrigin = async (address, onReady) =>
  (await import('../wiring/serve-origin.ts')).serveOrigin(worker)(address, onReady);

// `origin` runs long and contains a database.
if (!args.includes('origin')) keepHeapSmall();
process.exitCode = await createCli({ ...cliNeeds, serveOrigin, startThread: startThreadOf(reader) })(
  args,
  terminal(systemTime),
);
