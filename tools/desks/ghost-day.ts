import type { GhostDriver, GhostPost } from './ghost-driver.ts';

type Seen = (node: string) => Promise<boolean>;

export interface DayTools {
  readonly get: (address: string) => Promise<{ readonly status: number; readonly text: string }>;
  readonly pathOf: (post: Pick<GhostPost, 'slug'>) => string;
  readonly shows: (post: Pick<GhostPost, 'slug'>, text: string) => Seen;
  readonly isGone: (post: Pick<GhostPost, 'slug'>) => Seen;
  readonly until: (seen: Seen) => Promise<number | null>;
  readonly unique: () => string;
  readonly wait: (ms: number) => Promise<void>;
}

export type Kinds = Readonly<
  Record<string, () => Promise<{ readonly edit: () => Promise<unknown>; readonly seen: Seen }>>
>;

const many = 30;

/** The edits of Ghost that a follower may miss. */
export const ghostKinds = (
  { call, asOwner, create, update, upload }: GhostDriver,
  { get, pathOf, shows, isGone, until, unique, wait }: DayTools,
): Kinds => {
  const fresh = (more: object = {}): Promise<GhostPost> => {
    const name = unique();
    return create({ title: `Cím ${name}`, slug: name, html: `<p>Szöveg ${name}.</p>`, status: 'published', ...more });
  };
  const shown = async (more: object = {}): Promise<GhostPost> => {
    const post = await fresh(more);
    await until(shows(post, `Cím ${post.slug}`));
    return post;
  };
  const several = async (): Promise<readonly GhostPost[]> => {
    const posts: GhostPost[] = [];
    for (let number = 0; number < many; number += 1) posts.push(await fresh());
    for (const post of posts) await until(shows(post, `Cím ${post.slug}`));
    return posts;
  };
  const eachOf =
    (posts: readonly GhostPost[], seenOf: (post: GhostPost) => Seen): Seen =>
    async (node) => {
      for (const post of posts) if (!(await seenOf(post)(node))) return false;
      return true;
    };
  const bulk = (posts: readonly GhostPost[], action: string, meta: object = {}): Promise<unknown> =>
    call('PUT', `posts/bulk/?filter=id:[${posts.map(({ id }) => `'${id}'`).join(',')}]`, { bulk: { action, meta } });

  return {
    publish: async () => {
      const name = unique();
      return {
        edit: () => create({ title: `Cím ${name}`, slug: name, html: '<p>Új.</p>', status: 'published' }),
        seen: shows({ slug: name }, `Cím ${name}`),
      };
    },
    'publish a draft': async () => {
      const post = await fresh({ status: 'draft' });
      return { edit: () => update(post.id, { status: 'published' }), seen: shows(post, `Cím ${post.slug}`) };
    },
    edit: async () => {
      const [post, text] = [await shown(), unique()];
      return { edit: () => update(post.id, { html: `<p>Javítva ${text}.</p>` }), seen: shows(post, text) };
    },
    slug: async () => {
      const [post, slug] = [await shown(), unique()];
      return { edit: () => update(post.id, { slug }), seen: shows({ slug }, `Cím ${post.slug}`) };
    },
    unpublish: async () => {
      const post = await shown();
      return { edit: () => update(post.id, { status: 'draft' }), seen: isGone(post) };
    },
    republish: async () => {
      const post = await shown();
      await update(post.id, { status: 'draft' });
      await until(isGone(post));
      return { edit: () => update(post.id, { status: 'published' }), seen: shows(post, `Cím ${post.slug}`) };
    },
    delete: async () => {
      const post = await shown();
      return { edit: () => call('DELETE', `posts/${post.id}/`), seen: isGone(post) };
    },
    schedule: async () => {
      const time = Date.now() + 10_000;
      const post = await fresh({ status: 'scheduled', published_at: new Date(time).toISOString() });
      await wait(time - Date.now());
      return { edit: async () => undefined, seen: shows(post, `Cím ${post.slug}`) };
    },
    backdate: async () => {
      const name = unique();
      const published_at = new Date(Date.now() - 86_400_000 / 24 / 6).toISOString();
      return {
        edit: () =>
          create({ title: `Cím ${name}`, slug: name, html: '<p>Régi.</p>', status: 'published', published_at }),
        seen: shows({ slug: name }, `Cím ${name}`),
      };
    },
    close: async () => {
      const post = await shown();
      const path = pathOf(post);
      return {
        edit: () => update(post.id, { visibility: 'members' }),
        seen: async (node) => {
          const page = await get(`${node}${path}`);
          return page.status === 200 && !page.text.includes(`Szöveg ${post.slug}`);
        },
      };
    },
    'add tag': async () => {
      const [post, name] = [await shown(), `Új címke ${unique()}`];
      return { edit: () => update(post.id, { tags: [{ name: 'Hírek' }, { name }] }), seen: shows(post, name) };
    },
    'rename tag': async () => {
      const before = `Címke ${unique()}`;
      const post = await shown({ tags: [{ name: 'Hírek' }, { name: before }] });
      const { tags } = await call('GET', `tags/?filter=name:'${encodeURIComponent(before)}'`);
      const [tag] = tags as readonly { readonly id: string; readonly updated_at: string }[];
      const name = `Átnevezett ${unique()}`;
      return {
        edit: () => call('PUT', `tags/${tag?.id}/`, { tags: [{ name, updated_at: tag?.updated_at }] }),
        seen: shows(post, name),
      };
    },
    'rename author': async () => {
      const post = await shown();
      const { users } = await asOwner('GET', 'users/me/');
      const [user] = users as readonly Readonly<Record<string, unknown>>[];
      const name = `Szerző ${unique()}`;
      return {
        edit: () => asOwner('PUT', `users/${String(user?.['id'])}/`, { users: [{ ...user, name }] }),
        seen: shows(post, name),
      };
    },
    'alternative text': async () => {
      const post = await shown({ feature_image: await upload(unique()) });
      const text = `Leírás ${unique()}`;
      return { edit: () => update(post.id, { feature_image_alt: text }), seen: shows(post, text) };
    },
    'meta title': async () => {
      const [post, text] = [await shown(), `Keresőcím ${unique()}`];
      return { edit: () => update(post.id, { meta_title: text }), seen: shows(post, text) };
    },
    feature: async () => {
      const post = await shown();
      return {
        edit: () => update(post.id, { featured: true }),
        seen: async (node) => (await get(`${node}/rss/legfontosabb`)).text.includes(post.slug),
      };
    },
    'bulk tag': async () => {
      const [posts, name] = [await several(), `Közös ${unique()}`];
      return {
        edit: () => bulk(posts, 'addTag', { tags: [{ name }] }),
        seen: eachOf(posts, (post) => shows(post, name)),
      };
    },
    'bulk access': async () => {
      const posts = await several();
      return {
        edit: () => bulk(posts, 'access', { visibility: 'members' }),
        seen: eachOf(
          posts,
          (post) => async (node) => !(await get(`${node}${pathOf(post)}`)).text.includes(`Szöveg ${post.slug}`),
        ),
      };
    },
    'bulk unpublish': async () => {
      const posts = await several();
      return { edit: () => bulk(posts, 'unpublish'), seen: eachOf(posts, isGone) };
    },
    'bulk delete': async () => {
      const posts = await several();
      // The newest would wait for "follow confirm", as those of a restored backup do.
      await shown();
      const filter = posts.map(({ id }) => `'${id}'`).join(',');
      return { edit: () => call('DELETE', `posts/?filter=id:[${filter}]`), seen: eachOf(posts, isGone) };
    },
  };
};
