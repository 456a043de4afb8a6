import { readFileSync } from 'node:fs';

export const [commandLine = ''] = Object.values(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly bin: Readonly<Record<string, string>> }).bin,
);
