import { fileURLToPath } from 'node:url';
import { readEnvironment } from './environment.ts';
import { startSite } from './start-site.ts';

/** What sysexits.h calls a configuration error. */
const badConfiguration = 78;

const reading = readEnvironment(process.env);
if (!reading.ok) {
  console.error(`The environment is wrong:\n${reading.errors.map((line) => `  ${line}`).join('\n')}`);
  process.exit(badConfiguration);
}
startSite(reading.environment, {
  client: fileURLToPath(new URL('../client', import.meta.url)),
  originWorker: new URL('./origin.js', import.meta.url),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
