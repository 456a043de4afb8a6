import { setTimeout as wait } from 'node:timers/promises';
import { offer, pages, type Tally } from '../faults/steady-load.ts';
import { firingSince, prometheus } from './alerts.ts';
import { type Part, startPart } from './part.ts';
import type { Plan } from './plan.ts';

/** Parts to kill, each with the alert that must fire if it is down longer than the alert's `for`. */
const victims: readonly (readonly [part: string, alert: string])[] = [
  ['node-1', 'NodeDown'],
  ['redis', 'SharedStoreFailing'],
  ['pgbouncer', 'OriginClosed'],
  ['postgres', 'OriginClosed'],
];
const perSecond = 20;
/** Milliseconds of load before and after each outage. */
const around = 15_000;

const articlesOf = async (origin: string): Promise<readonly string[]> => {
  const feed = await (await fetch(`${origin}/rss`)).text();
  return [...feed.matchAll(/<link>https?:\/\/[^/<]+(\/[^<]+)<\/link>/g)].map(([, path = '']) => path).slice(0, 20);
};

const open = async (port: number, paths: readonly string[]): Promise<void> => {
  for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
};

const failures = ({ failed }: Tally): number => Object.values(failed).reduce((sum, count) => sum + count, 0);

/** Kills each part by SIGKILL under load. Returns the exit code: 1 if a reader saw an error or an alert was missing. */
export const drill = async (plan: Plan, parts: readonly Part[], downSeconds: number): Promise<number> => {
  const watch = startPart(prometheus(plan));
  await watch.ready();
  const { edge, 'node-1': one, 'node-2': two } = plan.ports;
  const paths = [...pages, ...(await articlesOf(`http://127.0.0.1:${edge}`))];
  for (const port of [one, two, edge]) await open(port, paths);
  console.log(
    `${perSecond} requests a second for ${paths.length} known pages; each part is down for ${downSeconds} s.`,
  );

  let wrong = false;
  for (const [name, expected] of victims) {
    const part = parts.find((each) => each.name === name);
    if (part === undefined) throw new Error(`${name} does not run`);
    const [begun, fired] = [Date.now(), new Set<string>()];
    const look = setInterval(() => {
      void firingSince(plan, begun).then((names) => names.forEach((each) => fired.add(each)));
    }, 2_000);
    const load = offer(edge, perSecond, 3_600, paths);
    await wait(around);
    await part.kill(downSeconds * 1000);
    await wait(around);
    const tally = await load.stop();
    clearInterval(look);
    const missing = fired.has(expected) ? '' : `; ${expected} did not fire`;
    wrong ||= failures(tally) > 0 || missing !== '';
    console.log(
      `${name} killed: ${tally.asked} requests, ${failures(tally)} failed ${JSON.stringify(tally.failed)}; alerts: ${[...fired].toSorted().join(', ') || 'none'}${missing}`,
    );
  }
  await watch.stop();
  return wrong ? 1 : 0;
};
