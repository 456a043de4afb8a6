import { type InfoOf, loadedWith, type ModuleInfo } from './loaded-with.ts';
import { screensIn } from './screen-chunks.ts';

/** Entry points. They stay in their own files, because they find each other by relative path. */
export const programs: Readonly<Record<string, string>> = {
  server: 'config/entry-points/server.ts',
  origin: 'config/entry-points/origin-worker.ts',
  push: 'config/entry-points/push-worker.ts',
  taviro: 'config/entry-points/command-line.ts',
  replay: 'config/entry-points/replay-worker.ts',
  render: 'config/wiring/render.tsx',
  dictionaries: 'tools/build/dictionaries/draw-dictionaries.ts',
};

const rootsIn = (root: string, at: (file: string) => string): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, [at(file)]])),
  site: [at('config/wiring/build-web-server.ts')],
  // Separate, because rendering waits for them.
  screens: screensIn(root).map(([, file]) => at(file)),
});

/**
 * Assigns server modules to chunks by the programs that load them: each program loads few files and nothing unused.
 * Null lets the bundler decide. Free of cycles, because a chunk imports only chunks with at least the same users.
 */
export const serverChunks = (root: string) => {
  let plan: ReadonlyMap<string, string> | undefined;

  const planOf = (infoOf: InfoOf): ReadonlyMap<string, string> => {
    const users = new Map<string, string[]>();
    const at = (file: string): string => `${root}/${file}`;
    for (const [name, roots] of Object.entries(rootsIn(root, at)))
      for (const id of loadedWith(infoOf, roots)) users.set(id, [...(users.get(id) ?? []), name]);
    for (const file of Object.values(programs)) users.delete(at(file));
    return new Map([...users].map(([id, names]) => [id, names.join('-')]));
  };

  return (id: string, context: { getModuleInfo(id: string): ModuleInfo | null }): string | null => {
    plan ??= planOf((module) => context.getModuleInfo(module));
    return plan.get(id) ?? null;
  };
};
