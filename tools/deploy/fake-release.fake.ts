import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Code of the server, by its behaviour. */
const behaviours = {
  serves: `server.listen({ fd: Number(process.env.LISTEN_FD) }, () => process.send('ready'));`,
  'is never ready': `server.listen({ fd: Number(process.env.LISTEN_FD) });`,
  ends: 'process.exit(3);',
  'has wrong settings': 'process.exit(78);',
};

/** A folder with the files of a release. Its server responds with its name, process and data folder. */
export const makeRelease = (name: string, behaviour: keyof typeof behaviours = 'serves'): string => {
  const folder = mkdtempSync(join(tmpdir(), `release-${name}-`));
  for (const inner of ['tools', 'dist/server', 'node_modules/.bin'])
    mkdirSync(join(folder, inner), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  writeFileSync(join(folder, 'tools/serve.sh'), 'exec node_modules/.bin/node dist/server/server.js\n');
  writeFileSync(
    join(folder, 'dist/server/server.js'),
    `import { createServer } from 'node:http';
const body = JSON.stringify({ name: '${name}', pid: process.pid, dataDir: process.env.DATA_DIR });
const server = createServer((_, response) => response.setHeader('connection', 'close').end(body));
process.on('message', (message) => message === 'replaced' && server.close(() => process.exit(0)));
process.on('SIGTERM', () => process.exit(0));
${behaviours[behaviour]}
`,
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
};
