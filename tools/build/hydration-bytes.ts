import { readFileSync } from 'node:fs';
import { compressedBytes } from './compressed-bytes.ts';

interface Built {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Built>>;

const withImports = (manifest: Manifest, keys: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return found;
};

/** Brotli bytes of the scripts that hydrating an article loads in addition to its document. */
export const hydrationBytes = (build: string): number => {
  const manifest = JSON.parse(readFileSync(`${build}/manifest.json`, 'utf8')) as Manifest;
  const named = Object.keys(manifest).filter((key) => ['early', 'app', 'article'].includes(manifest[key]?.name ?? ''));
  if (named.length !== 3)
    throw new Error(
      'The client build lacks the script of articles, of every page, or of the first moment: see tools/build/screen-chunks.ts',
    );
  const before = withImports(manifest, ['ui/browser/entry.ts']);
  const files = [...withImports(manifest, named)]
    .filter((key) => !before.has(key))
    .flatMap((key) => manifest[key]?.file ?? []);
  return files.reduce((sum, file) => sum + compressedBytes(readFileSync(`${build}/${file}`, 'utf8')), 0);
};
