import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programs, serverChunks } from './server-chunks.ts';

const root = import.meta.dirname.replace(/\/tools\/build$/, '');
const programFiles = Object.values(programs).map((file) => `${root}/${file}`);

type Graph = Readonly<Record<string, readonly string[]>>;

const graphs = fc.integer({ min: 1, max: 12 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, at) => `m${at}`);
  const some = fc.subarray(ids);
  return fc.record(
    Object.fromEntries([...programFiles, `${root}/config/wiring/build-web-server.ts`, ...ids].map((id) => [id, some])),
  );
});

const fileIn = (graph: Graph) => {
  const name = serverChunks(root);
  const getModuleInfo = (id: string) => ({ importedIds: graph[id] ?? [] });
  return (id: string): string | null => name(id, { getModuleInfo });
};

const reaches = (graph: Graph, from: string, to: string, seen = new Set<string>()): boolean => {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (graph[from] ?? []).some((next) => reaches(graph, next, to, seen));
};

describe('the files of the server’s build', () => {
  it('are loaded by a program only when it runs all that is in them', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const fileOf = fileIn(graph);
        const modules = Object.keys(graph).filter((id) => fileOf(id) !== null);
        for (const program of programFiles) {
          const run = modules.filter((id) => reaches(graph, program, id));
          const read = new Set(run.map(fileOf));
          expect(modules.filter((id) => read.has(fileOf(id)))).toEqual(run);
        }
      }),
    );
  });

  it('have no circular imports, for any module graph', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const fileOf = fileIn(graph);
        const files: Record<string, string[]> = {};
        for (const [id, imported] of Object.entries(graph)) {
          const from = fileOf(id);
          if (from === null) continue;
          const others = imported.map(fileOf).filter((to): to is string => to !== null && to !== from);
          (files[from] ??= []).push(...others);
        }
        for (const [from, others] of Object.entries(files))
          for (const other of others) expect(reaches(files, other, from)).toBe(false);
      }),
    );
  });

  it('keep entry points in their files, and leave lazy imports to the bundler', () => {
    const fileOf = fileIn({ [programFiles[0] ?? '']: ['shared'] });
    expect([fileOf(programFiles[0] ?? ''), fileOf('shared'), fileOf('later')]).toEqual([null, 'server', null]);
  });
});
