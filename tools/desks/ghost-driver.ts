import { ghostToken, readGhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import { crc32, deflateSync } from 'node:zlib';
import { signIn } from './ghost.ts';

type Answer = Readonly<Record<string, unknown>>;

export interface GhostPost {
  readonly id: string;
  readonly slug: string;
}

export interface GhostDriver {
  /** Any call of the Admin API with the key of an integration. */
  readonly call: (method: string, path: string, body?: object) => Promise<Answer>;
  /** The same with the session of the owner. */
  readonly asOwner: (method: string, path: string, body?: object) => Promise<Answer>;
  readonly create: (fields: object) => Promise<GhostPost>;
  readonly update: (id: string, fields: object) => Promise<unknown>;
  /** Gives the address of a new picture. */
  readonly upload: (name: string) => Promise<string>;
}

const part = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of one grey, 640 × 360. */
const picture = (grey: number): Blob => {
  const [width, height] = [640, 360];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const row = Buffer.alloc(width + 1, grey);
  row[0] = 0;
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const bytes = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', head),
    part('IDAT', rows),
    part('IEND', Buffer.alloc(0)),
  ];
  return new Blob([new Uint8Array(Buffer.concat(bytes))], { type: 'image/png' });
};

/** Edits a running Ghost as its editors do. */
export const driveGhost = (url: string, adminKey: string): GhostDriver => {
  const key = readGhostKey(adminKey);
  if (key?.api !== 'admin') throw new Error('DESK_KEY must be a key of the Admin API');
  let cookie = '';
  const send = async (method: string, path: string, headers: HeadersInit, body?: object): Promise<Response> => {
    const response = await fetch(`${url}/ghost/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-version': 'v6.0', origin: url, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: HTTP status ${response.status} ${await response.text()}`);
    return response;
  };
  const read = async (response: Response): Promise<Answer> =>
    response.status === 204 ? {} : ((await response.json()) as Answer);
  const call: GhostDriver['call'] = async (method, path, body) =>
    read(await send(method, path, { authorization: `Ghost ${ghostToken(key, Date.now())}` }, body));
  const postIn = ({ posts }: Answer): Answer & GhostPost =>
    (posts as readonly (Answer & GhostPost)[])[0] ?? ({} as never);
  return {
    call,
    asOwner: async (method, path, body) => {
      if (cookie === '') cookie = await signIn(send);
      return read(await send(method, path, { cookie }, body));
    },
    upload: async (name) => {
      const form = new FormData();
      form.append('file', picture(Math.floor(Math.random() * 256)), `${name}.png`);
      const authorization = `Ghost ${ghostToken(key, Date.now())}`;
      const response = await fetch(`${url}/ghost/api/admin/images/upload/`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      if (!response.ok) throw new Error(`upload: HTTP status ${response.status} ${await response.text()}`);
      const { images } = (await response.json()) as { readonly images: readonly { readonly url: string }[] };
      return images[0]?.url ?? '';
    },
    create: async (fields) => postIn(await call('POST', 'posts/?source=html', { posts: [fields] })),
    update: async (id, fields) => {
      // Ghost refuses an edit of another version.
      const { updated_at } = postIn(await call('GET', `posts/${id}/?fields=id,updated_at`));
      return call('PUT', `posts/${id}/?source=html`, { posts: [{ ...fields, updated_at }] });
    },
  };
};
