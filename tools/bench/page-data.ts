import { readFileSync, writeFileSync } from 'node:fs';

const assetsOf = (): object => {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Record<
    string,
    { file: string; assets?: string[] }
  >;
  const at = (source: string): string => `/${manifest[source]?.file}`;
  return {
    build: '',
    styles: [at('ui/styles/first.css'), at('ui/styles/rest.css')],
    themeScript: at('ui/browser/first-moment.ts'),
    entry: at('ui/browser/entry.ts'),
    scripts: [],
    fonts: [],
  };
};

export const writePageData = async (port: number, path: string, file: string): Promise<string> => {
  const data = await fetch(`http://127.0.0.1:${port}${path === '/' ? '' : path}/_payload.json`);
  writeFileSync(file, JSON.stringify({ ...((await data.json()) as object), assets: assetsOf() }));
  return file;
};
