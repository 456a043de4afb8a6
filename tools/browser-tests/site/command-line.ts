import { readFileSync } from 'node:fs';

/** The built command line, by the name that package.json gives it. */
export const [commandLine = ''] = Object.values(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly bin: Readonly<Record<string, string>> }).bin,
);
