import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesOf = (...patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));

const code = filesOf('{core,adapters,ui,cli,config,tools}/**/*.{ts,tsx,mjs,css,cjs}');
const sources = filesOf('*.{ts,mjs,cjs}', '{core,adapters,ui,cli,config,tools}/**/*.{ts,tsx,mjs,cjs,css}');
const isSomewhere = (path: string): boolean => sources.some((file) => file === path || file.endsWith(`/${path}`));
const prose = filesOf('README.md', 'core/README.md', 'docs/**/*.md');

const citations = (
  files: readonly string[],
  pattern: RegExp,
): readonly { readonly cited: string; readonly at: string }[] =>
  files.flatMap((file) =>
    [...textOf(file).matchAll(pattern)].map(([, cited = '']) => ({ cited, at: `${file}: ${cited}` })),
  );

const unknown = (
  found: readonly { readonly cited: string; readonly at: string }[],
  known: ReadonlySet<string>,
): readonly string[] => found.filter(({ cited }) => !known.has(cited)).map(({ at }) => at);

describe('citations in the code', () => {
  it('is an existing rule, for each R number', () => {
    const readings = new Set([...textOf('docs/rules.md').matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number));
    const cited = citations([...code, ...prose], /\bR(\d{1,2})\b/g);
    expect(cited.length).toBeGreaterThan(100);
    expect(unknown(cited, readings)).toEqual([]);
  });

  it('is an existing section of the specification', () => {
    const sections = new Set(
      [...textOf('docs/specification.md').matchAll(/^#+ (\d+(?:\.\d+)?)[. ]/gm)].map(([, number = '']) => number),
    );
    const cited = citations(code, /§(\d+(?:\.\d+)?)/g);
    expect(cited.length).toBeGreaterThan(300);
    expect(unknown(cited, sections)).toEqual([]);
  });

  it('is there, each document of it', () => {
    const cited = citations(code, /(?<![\w./-])((?:docs|core)\/[\w./-]+\.md)\b/g);
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ cited: document }) => !existsSync(join(root, document))).map(({ at }) => at)).toEqual([]);
  });

  it('is there, each file that a comment names', () => {
    const cited = citations(
      code,
      /^\s*(?:\/?\*|\/\/).*?(?<![\w./#-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|cjs|css))\b/gm,
    );
    expect(cited.length).toBeGreaterThan(10);
    const missing = [...new Set(cited.map(({ cited: file }) => file))].filter((file) => !isSomewhere(file));
    expect(cited.filter(({ cited: file }) => missing.includes(file)).map(({ at }) => at)).toEqual([]);
  });
});

describe('links and names in the documents', () => {
  it('leads to files that are there', () => {
    const links = prose.flatMap((file) =>
      [...textOf(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => ({ file, to })),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(
      links
        .filter(({ file, to }) => !existsSync(join(root, dirname(file), to)))
        .map(({ file, to }) => `${file}: ${to}`),
    ).toEqual([]);
  });

  it('names every folder of the core, and none that is not there', () => {
    const rows = [...textOf('core/README.md').matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name),
    );
    const folders = ['core/*/', 'core/!(pages|ports)/*/'].flatMap((pattern) =>
      globSync(pattern, { cwd: root }).map((folder) => folder.replace(/^core\//, '').replace(/\/$/, '')),
    );
    expect(rows.toSorted()).toEqual(folders.toSorted());
  });

  it('names only files and folders of the tree', () => {
    const cited = citations(prose, /`((?:core|adapters|ui|cli|config|docs|tools)\/[^`\s]*)`/g);
    expect(cited.length).toBeGreaterThan(60);
    const isThere = (path: string): boolean =>
      globSync(path.replace(/<\w+>/g, '*').replace(/\/$/, ''), { cwd: root }).length > 0;
    expect(cited.filter(({ cited: path }) => !isThere(path)).map(({ at }) => at)).toEqual([]);
  });

  it('calls files by names that they have', () => {
    const cited = citations(prose, /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs|css))`/g);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ cited: file }) => !isSomewhere(file)).map(({ at }) => at)).toEqual([]);
  });

  it('names every folder of the adapters in the map of README', () => {
    const [, row = ''] = /^\| `adapters\/` \|(.*)$/m.exec(textOf('README.md')) ?? [];
    const folders = globSync('adapters/*/', { cwd: root }).map((folder) => folder.replace(/^adapters\/|\/$/g, ''));
    expect(folders.filter((folder) => !row.includes(`\`${folder}\``))).toEqual([]);
  });
});
