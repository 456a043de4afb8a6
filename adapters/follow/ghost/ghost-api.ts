import { z } from 'zod';
import type { GhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import type { AskDesk, DeskAnswer, DeskChange } from '../desk/ask-desk.ts';
import { DeskFault } from '../desk/desk-fault.ts';
import { wirePages, wireProblem } from './ghost.wire.ts';

export type GhostQuery = Readonly<Record<string, string | number>>;

export interface GhostPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly pages: number;
}

export interface GhostApi {
  readonly ask: (path: string, query?: GhostQuery, change?: DeskChange) => Promise<DeskAnswer>;
  readonly list: <Row extends z.ZodType>(
    list: string,
    query: GhostQuery,
    row: Row,
  ) => Promise<GhostPage<z.output<Row>>>;
}

/** Ghost gives no more, also when asked for. */
export const pageSize = 100;

/** The type of Ghost's own error: a proxy in front of it answers with none. */
export const problemOf = ({ body }: DeskAnswer): string => wireProblem.safeParse(body).data?.errors[0]?.type ?? '';

export const faultOf = (answer: DeskAnswer): DeskFault => {
  const [problem] = wireProblem.safeParse(answer.body).data?.errors ?? [];
  const why = problem === undefined ? '' : ` ${problem.type}: ${problem.context ?? problem.message}`;
  return new DeskFault(`HTTP status ${answer.status}${why}`.slice(0, 300));
};

export const shaped = <Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> => {
  const read = shape.safeParse(value);
  if (!read.success) throw new DeskFault(`an answer of another shape: ${z.prettifyError(read.error).slice(0, 200)}`);
  return read.data;
};

export const parse = <Shape extends z.ZodType>(shape: Shape, answer: DeskAnswer): z.output<Shape> => {
  if (answer.status !== 200 && answer.status !== 201) throw faultOf(answer);
  return shaped(shape, answer.body);
};

/** `ask` sends the token of the Admin API; the key of the Content API is part of each address. */
export const openGhostApi = (address: string, key: GhostKey, ask: AskDesk): GhostApi => {
  const get: GhostApi['ask'] = (path, query = {}, change) => {
    const url = new URL(`${address}/ghost/api/${key.api}/${path}/`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    if (key.api === 'content') url.searchParams.set('key', key.key);
    return ask(url.href, change);
  };
  return {
    ask: get,
    list: async (list, query, row) => {
      const answer = await get(list, { limit: pageSize, ...query });
      const { pagination } = parse(wirePages, answer).meta;
      const { [list]: rows } = parse(z.object({ [list]: z.array(row) }), answer);
      return { rows: rows ?? [], total: pagination.total, pages: Math.max(1, pagination.pages) };
    },
  };
};
