import { isForEdge } from '../../responses/edge-head.ts';
import { fingerprint, type StoredBody, storedBody } from '../../responses/cached-page.ts';
import type { NoticeBoard, NoticePlace } from './notice-board.ts';

interface Room {
  readonly at: number;
  readonly place: NoticePlace;
}

const opening = Buffer.from('<div id="kozlemenyek"');

const roomIn = (html: Buffer): Room | null => {
  const begins = html.indexOf(opening);
  const ends = begins < 0 ? -1 : html.indexOf('>', begins);
  if (ends < 0) return null;
  const tag = html.toString('latin1', begins, ends);
  const site = /data-of="([^"]*)"/.exec(tag)?.[1] ?? '';
  return { at: ends + 1, place: { site, app: tag.includes('data-to="app"') } };
};

const withText = (html: Buffer, at: number, text: string): Buffer =>
  Buffer.concat([html.subarray(0, at), Buffer.from(text), html.subarray(at)]);

/** A page with a notice must be revalidated: the notice disappears in time. */
const headWithNotices = (head: readonly string[]): readonly string[] =>
  head
    .map((one, at) => (head[at - 1] === 'cache-control' ? one.replace(/(max-age=\d+),.*/, '$1') : one))
    .filter((_, at) => !isForEdge(head[at - (at % 2)] ?? ''));

interface Set {
  readonly text: string;
  readonly body: StoredBody;
}

/** Inserts notices when a page is sent. Cached pages do not contain them: a notice needs no re-render. */
export const createSetNotices = (board: Pick<NoticeBoard, 'at' | 'isEmpty'>) => {
  const rooms = new WeakMap<StoredBody, { readonly room: Room | null }>();
  const sets = new WeakMap<StoredBody, Set>();

  const roomOf = (body: StoredBody): Room | null => {
    const known = rooms.get(body);
    if (known) return known.room;
    const room = roomIn(body.identity);
    rooms.set(body, { room });
    return room;
  };

  const setInto = (body: StoredBody, { at }: Room, text: string): StoredBody => {
    const etag = `${body.etag.slice(3, -1)}-${fingerprint(Buffer.from(text)).slice(0, 8)}`;
    const head = body.variants.get('identity')?.head.slice(0, -4) ?? [];
    return storedBody(withText(body.identity, at, text), etag, headWithNotices(head));
  };

  return {
    intoBody: (body: StoredBody): StoredBody => {
      if (board.isEmpty()) return body;
      const room = roomOf(body);
      const text = room === null ? '' : board.at(room.place);
      if (room === null || text === '') return body;
      const known = sets.get(body);
      if (known?.text === text) return known.body;
      const made = { text, body: setInto(body, room, text) };
      sets.set(body, made);
      return made.body;
    },
    intoText: (html: string): string => {
      if (board.isEmpty()) return html;
      const bytes = Buffer.from(html);
      const room = roomIn(bytes);
      const text = room === null ? '' : board.at(room.place);
      return room === null || text === '' ? html : withText(bytes, room.at, text).toString();
    },
  };
};
