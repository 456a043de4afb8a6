import { Agent, request } from 'node:http';
import { type Answer, crawl } from './crawl.ts';
import { gatherHeads } from './heads.ts';

/*
 * Crawls a running site and reports dead links, and pages with missing or duplicate metadata: node tools/crawl/main.ts
 * http://taviro.localhost:3000 http://transtaviro.localhost:3000
 */
const origins = process.argv.slice(2).map((address) => new URL(address).origin);
const agent = new Agent({ keepAlive: true });

/** Node does not resolve `*.localhost` names, therefore it connects to 127.0.0.1. */
const ask = (address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, hostname, port, origin } = new URL(address);
    request(
      {
        agent,
        host: hostname.endsWith('.localhost') ? '127.0.0.1' : hostname,
        port: port || 80,
        path: address.slice(origin.length),
        headers: { host },
      },
      (response) => {
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (text: string) => (body += text))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location,
              type: response.headers['content-type'] ?? '',
              body,
            }),
          );
      },
    )
      .on('error', reject)
      .end();
  });

const originals = new Set<string>();
const isWorthALook = ({ pathname }: URL): boolean => {
  if (!pathname.startsWith('/uploads/')) return true;
  const original = pathname.replace(/_[a-z]+(:[\d.]+x)?(?=\.[a-z]+$)/, '');
  return !originals.has(original) && originals.add(original).size > 0;
};

const starts = origins.flatMap((origin) =>
  ['/', '/robots.txt', '/sitemap.xml', '/rss', '/atom', '/jsonfeed'].map((path) => origin + path),
);
/** Milliseconds before each retry of an overloaded or rate limiting server. */
const pauses = [2_000, 5_000, 20_000];

const askInTime = async (address: string): Promise<Answer> => {
  for (const pause of pauses) {
    const answer = await ask(address);
    if (![429, 502, 503].includes(answer.status)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask(address);
};

const heads = gatherHeads();
const seen = await crawl({
  ask: async (address) => {
    const answer = await askInTime(address);
    if (answer.status === 200 && answer.type.includes('html')) heads.note(address, answer.body);
    return answer;
  },
  origins,
  starts,
  isWorthALook,
  madeByScripts: ['folytatas'],
  exits: ['https://shop.'],
});
agent.destroy();
const faults = [...seen.dead, ...heads.faults()];
for (const line of faults) console.log(line);
console.log(`${seen.opened} URLs opened, ${seen.dead.length} dead links; ${heads.size()} indexable pages`);
process.exit(faults.length === 0 && seen.opened > 100 ? 0 : 1);
