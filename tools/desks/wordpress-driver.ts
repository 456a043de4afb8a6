import type { WordpressDesk } from './wordpress.ts';

export interface DeskItem {
  readonly id: number;
  readonly slug: string;
  readonly link: string;
}

type Fields = Readonly<Record<string, unknown>>;

export interface WordpressDriver {
  /** Any call of the REST API below `wp/v2/`, with the application password. */
  readonly call: (method: string, path: string, body?: Fields) => Promise<unknown>;
  readonly create: (type: string, fields: Fields) => Promise<DeskItem>;
  readonly update: (type: string, id: number, fields: Fields) => Promise<DeskItem>;
  readonly trash: (type: string, id: number) => Promise<void>;
  readonly remove: (type: string, id: number) => Promise<void>;
  /** Public from `seconds` on; below 60, WordPress publishes at once. */
  readonly schedule: (fields: Fields, seconds: number) => Promise<DeskItem>;
  readonly stick: (id: number, isSticky: boolean) => Promise<DeskItem>;
  readonly upload: (
    name: string,
    bytes: Buffer,
    fields?: Fields,
  ) => Promise<DeskItem & { readonly source_url: string }>;
}

/** Edits a running WordPress as its editors do. Types are those of the API: posts, pages, categories, tags, users, media. */
export const driveWordpress = ({
  url,
  user,
  password,
}: Pick<WordpressDesk, 'url' | 'user' | 'password'>): WordpressDriver => {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: BodyInit,
  ): Promise<unknown> => {
    const response = await fetch(`${url}/wp-json/wp/v2/${path}`, {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: HTTP status ${response.status} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  };
  const call: WordpressDriver['call'] = (method, path, body) =>
    send(method, path, { 'content-type': 'application/json' }, body === undefined ? undefined : JSON.stringify(body));
  const create: WordpressDriver['create'] = async (type, fields) => (await call('POST', type, fields)) as DeskItem;
  const update: WordpressDriver['update'] = async (type, id, fields) =>
    (await call('POST', `${type}/${id}`, fields)) as DeskItem;
  return {
    call,
    create,
    update,
    trash: async (type, id) => void (await call('DELETE', `${type}/${id}`)),
    remove: async (type, id) => void (await call('DELETE', `${type}/${id}?force=true`)),
    schedule: (fields, seconds) =>
      create('posts', {
        ...fields,
        status: 'future',
        date_gmt: new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19),
      }),
    stick: (id, isSticky) => update('posts', id, { sticky: isSticky }),
    upload: async (name, bytes, fields = {}) => {
      const made = (await send(
        'POST',
        'media',
        {
          'content-type': `image/${name.replace(/^.*\./, '').replace('jpg', 'jpeg')}`,
          'content-disposition': `attachment; filename="${name}"`,
        },
        new Uint8Array(bytes),
      )) as DeskItem & { readonly source_url: string };
      if (Object.keys(fields).length > 0) await update('media', made.id, fields);
      return made;
    },
  };
};
