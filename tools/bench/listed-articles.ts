import { get } from 'node:http';

export const take = (port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { host: 'localhost', ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });

const pathsIn = (xml: Buffer): readonly string[] =>
  [...xml.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

export const listedArticles = async (
  port: number,
  headers?: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const months = pathsIn(await take(port, '/sitemap.xml', headers)).filter((path) => /\/\d{4}-\d{2}\.xml$/.test(path));
  const all: string[] = [];
  for (const month of months)
    all.push(
      ...pathsIn(await take(port, month, headers)).filter((path) => /^\/[^/]+\/\d{4}\/\d\d\/\d\d\/[^/]+$/.test(path)),
    );
  return all;
};
