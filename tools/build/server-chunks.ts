import { type InfoOf, loadedWith, type ModuleInfo } from './loaded-with.ts';
import { screensIn } from './screen-chunks.ts';

/**
 * What Node runs, by the names of their files: the server, the origin's worker, what sends messages, the command line and
 * its readers of logs, the renderer alone for measurements, and what draws the dictionaries that pages are sent by.
 * They stay in the files that start them: they know their neighbours by where they are.
 */
export const programs: Readonly<Record<string, string>> = {
  server: 'config/entry-points/server.ts',
  origin: 'config/entry-points/origin-worker.ts',
  push: 'config/entry-points/push-worker.ts',
  taviro: 'config/entry-points/command-line.ts',
  replay: 'config/entry-points/replay-worker.ts',
  render: 'config/wiring/render.tsx',
  dictionaries: 'tools/build/dictionaries/draw-dictionaries.ts',
};

/** What is loaded at once when a program starts, or when the server draws its first page. */
const rootsIn = (root: string, at: (file: string) => string): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, [at(file)]])),
  site: [at('config/wiring/build-web-server.ts')],
  // Apart, since what draws pages waits for them.
  screens: screensIn(root).map(([, file]) => at(file)),
});

/**
 * Names the file that a module of the server's build goes into, by all that load it at once: so each of them reads a
 * few files instead of some hundred, and nothing that it does not run. Null where the bundler decides, as for all that is
 * loaded when it is first used. What several share imports nothing but what at least they share: no circles.
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
