/**
 * Edits a running WordPress or Ghost in every way that a follower may miss, and measures when each edit is on every node.
 *
 * DESK_URL, DESK_KEY (user:application password; Admin API key of Ghost), DESK_ROOT (WordPress's folder, for edits in PHP),
 * NODES (comma-separated addresses), HOST (of the site), ROUNDS, MAX_WAIT (seconds), KINDS (comma-separated; all without
 * it), EDGE (address of a cache in front of the nodes, which then counts as the last of them).
 */
import { execFile } from 'node:child_process';
import http from 'node:http';
import { promisify } from 'node:util';
import { readGhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import { ghostKinds, type Kinds } from './ghost-day.ts';
import { driveGhost } from './ghost-driver.ts';

const run = promisify(execFile);
const given = (name: string, otherwise = ''): string => process.env[name] ?? otherwise;
const [desk, key, root, host] = [
  given('DESK_URL'),
  given('DESK_KEY'),
  given('DESK_ROOT'),
  given('HOST', 'taviro.localhost'),
];
const nodes = given('NODES').split(',');
/** Asked after the nodes: it stores for ten seconds that a page does not exist. */
const edge = given('EDGE') === '' ? [] : [given('EDGE')];
const [rounds, maxWait] = [Number(given('ROUNDS', '10')), Number(given('MAX_WAIT', '330')) * 1000];
const authorization = `Basic ${Buffer.from(key).toString('base64')}`;
const only = given('KINDS') === '' ? null : given('KINDS').split(',');

interface Page {
  readonly status: number;
  readonly text: string;
}

/** Each request counts as another reader: the limits are not what is measured. The nodes trust this proxy. */
let asked = 0;
const get = (address: string, hops = 4): Promise<Page> =>
  new Promise((resolve, reject) => {
    const request = http.get(
      address,
      { headers: { host, 'x-forwarded-for': `198.51.${(asked += 1) % 250}.${(asked >> 8) % 250}` }, agent: false },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        if (status >= 300 && status < 400 && headers.location !== undefined && hops > 0) {
          response.resume();
          const next = new URL(headers.location, address);
          return resolve(get(`${new URL(address).origin}${next.pathname}${next.search}`, hops - 1));
        }
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status, text }));
      },
    );
    request.on('error', reject);
  });

const rest = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${desk}/wp-json/wp/v2/${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read).slice(0, 300)}`);
  return read;
};

const php = async (code: string): Promise<string> => {
  const address = new URL(desk);
  const before = `$_SERVER['HTTP_HOST']='${address.host}';$_SERVER['REQUEST_URI']='/';require '${root}/wp-load.php';wp_set_current_user(1);`;
  return (await run('php', ['-r', `${before}${code}`])).stdout;
};

type Seen = (node: string) => Promise<boolean>;

interface Post {
  readonly id: number;
  readonly slug: string;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '/');
const at = ({ slug }: Pick<Post, 'slug'>): string => `/${today()}/${slug}`;
const shows =
  (post: Pick<Post, 'slug'>, text: string): Seen =>
  async (node) => {
    const page = await get(`${node}${at(post)}`);
    return page.status === 200 && page.text.includes(text);
  };
/** Where readers and search engines could still find it. */
const sitemap = `/sitemaps/${new Date().toISOString().slice(0, 7)}.xml`;
const isGone =
  (post: Pick<Post, 'slug'>): Seen =>
  async (node) => {
    const pages = await Promise.all(
      [at(post), '/rss', `/archivum?term=${post.slug}`, '/', '/sitemaps/news.xml', sitemap].map((path) =>
        get(`${node}${path}`),
      ),
    );
    return (
      pages[0]?.status === 404 &&
      pages.slice(1).every(({ text }) => !text.includes(`/${post.slug}"`) && !text.includes(`/${post.slug}<`))
    );
  };

let count = Math.floor(Date.now() / 1000) % 1_000_000;
const unique = (): string => `p${(count += 1)}`;
const create = async (more: object = {}): Promise<Post> => {
  const name = unique();
  const post = await rest('POST', 'posts', {
    title: `Cím ${name}`,
    slug: name,
    content: `<p>Szöveg ${name}.</p>`,
    status: 'publish',
    ...more,
  });
  return { id: Number(post['id']), slug: String(post['slug']) };
};
const until = async (seen: Seen): Promise<number | null> => {
  const began = performance.now();
  const [left, later] = [new Set(nodes), new Set(edge)];
  while (performance.now() - began < maxWait) {
    for (const node of left) if (await seen(node).catch(() => false)) left.delete(node);
    if (left.size === 0) for (const one of later) if (await seen(one).catch(() => false)) later.delete(one);
    if (left.size + later.size === 0) return performance.now() - began;
    await wait(100);
  }
  return null;
};
const shown = async (more: object = {}): Promise<Post> => {
  const post = await create(more);
  await until(shows(post, `Cím ${post.slug}`));
  return post;
};

/** Each prepares, then returns the edit and what a node shows after it. */
const wordpressKinds: Kinds = {
  publish: async () => {
    const name = unique();
    return {
      edit: () => rest('POST', 'posts', { title: `Cím ${name}`, slug: name, content: '<p>Új.</p>', status: 'publish' }),
      seen: shows({ slug: name }, `Cím ${name}`),
    };
  },
  edit: async () => {
    const post = await shown();
    const text = unique();
    return {
      edit: () => rest('POST', `posts/${post.id}`, { content: `<p>Javítva ${text}.</p>` }),
      seen: shows(post, text),
    };
  },
  slug: async () => {
    const post = await shown();
    const slug = unique();
    return { edit: () => rest('POST', `posts/${post.id}`, { slug }), seen: shows({ slug }, `Cím ${post.slug}`) };
  },
  trash: async () => {
    const post = await shown();
    return { edit: () => rest('DELETE', `posts/${post.id}`), seen: isGone(post) };
  },
  delete: async () => {
    const post = await shown();
    await shown();
    return { edit: () => rest('DELETE', `posts/${post.id}?force=true`), seen: isGone(post) };
  },
  private: async () => {
    const post = await shown();
    return { edit: () => rest('POST', `posts/${post.id}`, { status: 'private' }), seen: isGone(post) };
  },
  password: async () => {
    const post = await shown();
    return { edit: () => rest('POST', `posts/${post.id}`, { password: 'titok' }), seen: isGone(post) };
  },
  untrash: async () => {
    const post = await shown();
    await rest('DELETE', `posts/${post.id}`);
    await until(isGone(post));
    return {
      edit: () =>
        php(
          `wp_untrash_post(${post.id});wp_update_post(['ID'=>${post.id},'post_status'=>'publish','post_name'=>'${post.slug}']);`,
        ),
      seen: shows(post, `Cím ${post.slug}`),
    };
  },
  schedule: async () => {
    // Its time has passed when the desk's timer publishes it: `modified_gmt` stays.
    const name = unique();
    const id = await php(
      `$id=wp_insert_post(['post_title'=>'Cím ${name}','post_name'=>'${name}','post_content'=>'x','post_status'=>'future','post_date_gmt'=>gmdate('Y-m-d H:i:s',time()+62),'post_date'=>get_date_from_gmt(gmdate('Y-m-d H:i:s',time()+62))]);echo $id;`,
    );
    await wait(64_000);
    return {
      edit: () => php(`check_and_publish_future_post(${Number(id)});`),
      seen: shows({ slug: name }, `Cím ${name}`),
    };
  },
  backdate: async () => {
    const name = unique();
    const date = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 19);
    return {
      edit: () =>
        rest('POST', 'posts', {
          title: `Cím ${name}`,
          slug: name,
          content: '<p>Régi.</p>',
          status: 'publish',
          date_gmt: date,
        }),
      seen: shows({ slug: name }, `Cím ${name}`),
    };
  },
  'rename category': async () => {
    const category = await rest('POST', 'categories', { name: `Rovat ${unique()}` });
    const post = await shown({ categories: [category['id']] });
    const name = `Új rovat ${unique()}`;
    return { edit: () => rest('POST', `categories/${String(category['id'])}`, { name }), seen: shows(post, name) };
  },
  'rename tag': async () => {
    const tag = await rest('POST', 'tags', { name: `címke ${unique()}` });
    const post = await shown({ tags: [tag['id']] });
    const name = `új címke ${unique()}`;
    return { edit: () => rest('POST', `tags/${String(tag['id'])}`, { name }), seen: shows(post, name) };
  },
  'rename author': async () => {
    const post = await shown();
    const name = `Szerző ${unique()}`;
    return { edit: () => rest('POST', 'users/me', { name }), seen: shows(post, name) };
  },
  'category in PHP': async () => {
    const name = `Másik ${unique()}`;
    const category = await rest('POST', 'categories', { name });
    const post = await shown();
    return {
      edit: () => php(`wp_set_post_categories(${post.id},[${String(category['id'])}]);`),
      seen: shows(post, name),
    };
  },
  'alternative text': async () => {
    const picture = await php(
      `require_once ABSPATH.'wp-admin/includes/image.php';$i=imagecreatetruecolor(640,360);imagefill($i,0,0,imagecolorallocate($i,rand(0,255),120,60));$f=wp_upload_dir()['path'].'/${unique()}.png';@mkdir(dirname($f),0777,true);imagepng($i,$f);$a=wp_insert_attachment(['post_mime_type'=>'image/png','post_title'=>'x','post_status'=>'inherit'],$f);update_attached_file($a,$f);echo $a;`,
    );
    const post = await shown({ featured_media: Number(picture) });
    const text = `Leírás ${unique()}`;
    return {
      edit: () => php(`update_post_meta(${Number(picture)},'_wp_attachment_image_alt','${text}');`),
      seen: shows(post, text),
    };
  },
  'bulk edit': async () => {
    const posts = await Promise.all(Array.from({ length: 30 }, () => create()));
    for (const post of posts) await until(shows(post, `Cím ${post.slug}`));
    const text = unique();
    const ids = posts.map(({ id }) => id).join(',');
    return {
      edit: () => php(`foreach([${ids}] as $id) wp_update_post(['ID'=>$id,'post_content'=>'<p>Mind ${text}.</p>']);`),
      seen: async (node) => {
        for (const post of posts) if (!(await shows(post, text)(node))) return false;
        return true;
      },
    };
  },
};

const kinds =
  readGhostKey(key) === null
    ? wordpressKinds
    : ghostKinds(driveGhost(desk, key), { get, pathOf: at, shows, isGone, until, unique, wait });

const delays = new Map<string, number[]>();
let missed = 0;
for (let round = 0; round < rounds; round += 1)
  for (const [kind, prepare] of Object.entries(kinds)) {
    if (only !== null && !only.includes(kind)) continue;
    if (/^(?:schedule|bulk)/.test(kind) && round % 5 !== 0) continue;
    const { edit, seen } = await prepare();
    const began = performance.now();
    await edit();
    const took = await until(seen);
    const whole = took === null ? null : (performance.now() - began) / 1000;
    if (whole === null) missed += 1;
    delays.set(kind, [...(delays.get(kind) ?? []), whole ?? Infinity]);
    process.stderr.write(`${round + 1} ${kind}: ${whole === null ? 'MISSED' : `${whole.toFixed(1)} s`}\n`);
  }

const all = [...delays.values()].flat();
const rank = (values: readonly number[], share: number): string =>
  (
    values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  ).toFixed(1);
for (const [kind, values] of [...delays, ['all', all] as const])
  process.stdout.write(`| ${kind} | ${values.length} | ${rank(values, 0.5)} | ${rank(values, 0.99)} |\n`);
process.stdout.write(`missed: ${missed}\n`);
