// Deploys this folder to running web nodes, one after another: `npm run deploy -- DATA_DIR...`. A rollback is the same
// command in the folder of the earlier release. docs/operating.md, "A new build".
import { join, resolve } from 'node:path';
import { sendRequest } from '#adapters/control/send-request.ts';

const release = join(import.meta.dirname, '../..');
const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Name the data folder of each web node: npm run deploy -- /var/lib/taviro');
  process.exit(2);
}

for (const folder of folders.map((one) => resolve(one))) {
  console.log(`${folder}: starting ${release} beside the old release…`);
  const begun = performance.now();
  const sent = await sendRequest(folder, { do: 'deploy', release });
  const answer = (typeof sent === 'string' ? {} : (sent.answer ?? {})) as {
    readonly broken?: string;
    readonly done?: unknown;
  };
  // A web node without run-node.ts does not know the request.
  const fault =
    'done' in answer
      ? undefined
      : (answer.broken ?? `no web node of tools/deploy/run-node.ts uses ${folder}, or it is not yours`);
  if (fault !== undefined) {
    console.error(`Not deployed: ${fault}.`);
    process.exit(1);
  }
  console.log(`${folder}: runs ${release} after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
