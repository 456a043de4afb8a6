/**
 * A WordPress behind a faulty proxy, followed by a web server of its own: `node tools/desks/desk-faults.ts`. Prints a table of what
 * readers and editors saw, and `follow status` during each fault. HOLD (seconds of a fault), POSTS, BULK (posts that one statement
 * changes), PORT and LOG (of the web server), ONLY (comma-
 * separated).
 */
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brand } from '../../config/settings/brand.ts';
import { deskFaults, startFaultyDesk } from './faulty-desk.ts';
import { freePort } from './free-port.ts';
import { runProcess, startProcess, whenReady } from './own-process.ts';
import { driveWordpress } from './wordpress-driver.ts';
import { startWordpress } from './wordpress.ts';

const run = promisify(execFile);
const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const [hold, posts, bulk, port] = [
  number('HOLD', 60),
  number('POSTS', 60),
  number('BULK', 10_000),
  number('PORT', 4390),
];
const only = process.env['ONLY']?.split(',');
const folder = await mkdtemp(join(tmpdir(), 'desk-faults-'));
const wordpress = await startWordpress({ port: await freePort(), folder: join(folder, 'wordpress') });
const [desk, proxy] = [driveWordpress(wordpress), await startFaultyDesk(wordpress.url)];
const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: `${port}`, HOST: '127.0.0.1', OPERATOR_PORT: '0' };
const taviro = async (...given: readonly string[]): Promise<string> =>
  run(process.execPath, ['dist/server/taviro.js', ...given], { env, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => stdout || stderr,
  );
await taviro('init', '--empty');
const server = startProcess(process.execPath, ['dist/server/server.js'], { env });
const log = process.env['LOG'];
if (log !== undefined) server.child.stdout?.pipe(createWriteStream(log));

const host = `${brand.slug}.localhost:${port}`;
const origin = `http://127.0.0.1:${port}`;
const page = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
  const { stdout } = await run(
    'curl',
    ['-sL', '--max-time', '20', '-H', `host: ${host}`, '-w', '\n%{http_code}', `${origin}${path}`],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return { status: Number(stdout.slice(stdout.lastIndexOf('\n') + 1)), text: stdout };
};
const listed = async (): Promise<ReadonlyMap<string, string>> => {
  const lines = (await taviro('content', 'list', '--json', '--limit', '100000')).trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      if (line === '') return [];
      const { slug, title } = JSON.parse(line) as { readonly slug: string; readonly title: string };
      return [[slug, title] as const];
    }),
  );
};
const until = async (isSo: () => Promise<boolean>, seconds: number): Promise<number | null> => {
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    if (await isSo().catch(() => false)) return Math.round((performance.now() - began) / 1000);
    await wait(500);
  }
  return null;
};

let [count, pages] = [0, 0];
const readerErrors: string[] = [];
let readers: readonly string[] = ['/', '/rss'];
const reading = setInterval(() => {
  for (const path of readers)
    page(path).then(
      ({ status }) => ((pages += 1), status >= 400 && readerErrors.push(`${status} ${path}`)),
      (cause: unknown) => readerErrors.push(`${String(cause).slice(-40)} ${path}`),
    );
}, 1_000);
const forget = (): void => void ([pages, readerErrors.length] = [0, 0]);
const publish = async (more: object = {}): Promise<{ readonly id: number; readonly slug: string }> => {
  const slug = `hir-${(count += 1)}`;
  const { id } = await desk.create('posts', {
    title: `Cím ${slug}`,
    slug,
    content: '<p>Szöveg.</p>',
    status: 'publish',
    ...more,
  });
  return { id, slug };
};
const tell = (text: string): void => void process.stdout.write(`${text}\n`);
const tellStatus = async (): Promise<void> => {
  for (const lang of ['hu', 'en']) tell((await taviro('--lang', lang, 'follow', 'status')).replaceAll(/^/gm, '    '));
};
const row = (name: string, caughtUp: number | null, lost: readonly string[]): void =>
  tell(
    `| ${name} | ${readerErrors.length} of ${pages} ${[...new Set(readerErrors)].join(', ')} | ${lost.length} | ${caughtUp ?? 'not'} s |`,
  );
const lostOf = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): readonly string[] =>
  [...before.keys()].filter((slug) => !now.has(slug));
const isChosen = (name: string): boolean => only?.includes(name) ?? true;

/** One post appears and one goes while the desk is broken. */
const drillFault = async (fault: (typeof deskFaults)[number]): Promise<void> => {
  const old = await publish();
  await until(async () => (await listed()).has(old.slug), 60);
  forget();
  proxy.fault = fault;
  await wait(2_000);
  const before = await listed();
  const added = await publish();
  await desk.trash('posts', old.id);
  await wait(hold * 1000);
  tell(`\n${fault}, after ${hold} s:`);
  await tellStatus();
  const lost = lostOf(before, await listed()).filter((slug) => slug !== old.slug);
  proxy.fault = null;
  const caughtUp = await until(async () => {
    const now = await listed();
    return now.has(added.slug) && !now.has(old.slug);
  }, 600);
  row(fault, caughtUp, lost);
};

const dump = (): Promise<string> =>
  runProcess('mariadb-dump', [
    '--no-defaults',
    `--socket=${join(folder, 'wordpress', 's')}`,
    '-u',
    'root',
    'wordpress',
  ]);
const restore = async (sql: string): Promise<void> => {
  const file = join(folder, 'dump.sql');
  await writeFile(file, sql);
  await runProcess('sh', [
    '-c',
    `mariadb --no-defaults --socket=${join(folder, 'wordpress', 's')} -u root wordpress < ${file}`,
  ]);
};

const drillRestore = async (): Promise<void> => {
  const [corrected, draft] = [await publish(), await publish({ status: 'draft' })];
  await until(async () => (await listed()).has(corrected.slug), 60);
  const yesterday = await dump();
  await desk.update('posts', corrected.id, { title: 'Mai cím' });
  await desk.update('posts', draft.id, { status: 'publish' });
  const added = [await publish(), await publish(), await publish()];
  await until(async () => {
    const now = await listed();
    return now.get(corrected.slug) === 'Mai cím' && now.has(draft.slug) && added.every(({ slug }) => now.has(slug));
  }, 90);
  forget();
  const before = await listed();
  const today = await dump();
  await restore(yesterday);
  await wait(hold * 1000);
  tell(`\nyesterday's dump restored, after ${hold} s:`);
  await tellStatus();
  const now = await listed();
  const lost = [...lostOf(before, now), ...(now.get(corrected.slug) === 'Mai cím' ? [] : [corrected.slug])];
  await restore(today);
  const back = await until(async () => !/"waiting":\["/.test(await taviro('follow', 'status', '--json')), 600);
  row('restore, then the newer dump again', back, lost);
  await restore(yesterday);
  await until(async () => /"waiting":\["/.test(await taviro('follow', 'status', '--json')), 120);
  await wait(40_000);
  tell((await taviro('follow', 'confirm', '1')).trim());
  const confirmed = await until(async () => {
    const after = await listed();
    return added.every(({ slug }) => !after.has(slug)) && after.get(corrected.slug) !== 'Mai cím';
  }, 300);
  row('restore, then `follow confirm`', confirmed, []);
};

const drillZone = async (): Promise<void> => {
  const before = await listed();
  forget();
  await wordpress.php("update_option('timezone_string','America/New_York');");
  const added = await publish();
  const caughtUp = await until(async () => (await listed()).has(added.slug), 300);
  await wait(hold * 1000);
  tell('\nzone of the site changed:');
  await tellStatus();
  row('zone of the site', caughtUp, lostOf(before, await listed()));
  await wordpress.php("update_option('timezone_string','Europe/Budapest');");
};

const drillBulk = async (): Promise<void> => {
  const rows = (from: number, to: number): string =>
    `global $wpdb;for($i=${from};$i<${to};$i+=500){$v=[];for($k=$i;$k<$i+500;$k++){$d=gmdate('Y-m-d H:i:s',time()-86400*200+$k*60);$v[]="(1,'$d','$d','<p>Szöveg $k.</p>','Tömeg $k','','publish','open','open','','tomeg-$k','','','$d','$d','',0,'',0,'post','',0)";}$wpdb->query("INSERT INTO $wpdb->posts (post_author,post_date,post_date_gmt,post_content,post_title,post_excerpt,post_status,comment_status,ping_status,post_password,post_name,to_ping,pinged,post_modified,post_modified_gmt,post_content_filtered,post_parent,guid,menu_order,post_type,post_mime_type,comment_count) VALUES ".implode(',',$v));}`;
  forget();
  await wordpress.php(rows(0, bulk));
  row(`${bulk} posts by one script`, await until(async () => (await listed()).size >= bulk, 3_600), []);
  forget();
  const before = await listed();
  await wordpress.php(
    "global $wpdb;$wpdb->query(\"UPDATE $wpdb->posts SET post_title=CONCAT('Új ',post_title), post_modified=NOW(), post_modified_gmt=UTC_TIMESTAMP() WHERE post_name LIKE 'tomeg-%'\");",
  );
  const began = performance.now();
  await wait(30_000);
  const added = await publish();
  const fresh = await until(async () => (await listed()).has(added.slug), 600);
  tell(`\n${bulk} changes by one statement; a post that is published meanwhile is here after ${fresh ?? 'no'} s:`);
  await tellStatus();
  await until(
    async () => [...(await listed()).values()].filter((title) => title.startsWith('Új Tömeg')).length >= bulk,
    3_600,
  );
  row(
    `${bulk} changes by one statement`,
    Math.round((performance.now() - began) / 1000),
    lostOf(before, await listed()),
  );
};

try {
  await whenReady(server, async () => (await fetch(`${origin}/readyz`)).ok, 120);
  await wordpress.php("update_option('timezone_string','Europe/Budapest');");
  const key = join(folder, 'key');
  await writeFile(key, `${wordpress.user}:${wordpress.password}`);
  for (let made = 0; made < posts; made += 1) await publish();
  tell(await taviro('follow', 'add', proxy.url, '--key', key, '--allow-private'));
  tell(`connected after ${(await until(async () => (await listed()).size >= posts, 600)) ?? 'no'} s`);
  const [path = '/'] = /\/[a-z]+\/\d{4}\/\d{2}\/hir-\d+/.exec((await page('/rss')).text) ?? [];
  readers = ['/', '/rss', '/legfrissebb', path];
  for (const fault of deskFaults) if (isChosen(fault)) await drillFault(fault);
  if (isChosen('restore')) await drillRestore();
  if (isChosen('zone')) await drillZone();
  if (isChosen('bulk')) await drillBulk();
} finally {
  clearInterval(reading);
  await server.stop();
  await proxy.close();
  await wordpress.stop();
  await rm(folder, { recursive: true, force: true });
}
