import { z } from 'zod';
import type { AskDesk, DeskAnswer } from '../desk/ask-desk.ts';
import { DeskFault } from '../desk/desk-fault.ts';
import { wireIndex, wireProblem } from './wordpress.wire.ts';

export type Query = Readonly<Record<string, string | number>>;

export const pageSize = 100;

/** Sites with plain permalinks have no `/wp-json/`; null until that is known. */
export interface Permalinks {
  isPlain: boolean | null;
}

export interface WordpressApi {
  readonly get: (path: string, query: Query) => Promise<DeskAnswer>;
  readonly index: () => Promise<z.output<typeof wireIndex>>;
}

export const parse = <Shape extends z.ZodType>(shape: Shape, { status, body }: DeskAnswer): z.output<Shape> => {
  if (status !== 200) {
    const problem = wireProblem.safeParse(body);
    throw new DeskFault(`HTTP status ${status}${problem.success ? ` ${problem.data.code}` : ''}`);
  }
  const read = shape.safeParse(body);
  if (!read.success) throw new DeskFault(`an answer of another shape: ${z.prettifyError(read.error).slice(0, 200)}`);
  return read.data;
};

export const numberIn = ({ headers }: DeskAnswer, name: string): number => {
  const text = String(headers[name] ?? '');
  if (!/^\d+$/.test(text)) throw new DeskFault(`the answer has no ${name}`);
  return Number(text);
};

/** `ask` sends the credentials, if there are any. */
export const wordpressApi = (address: string, ask: AskDesk, permalinks: Permalinks): WordpressApi => {
  const get = (path: string, query: Query, plain = permalinks.isPlain === true): Promise<DeskAnswer> => {
    const url = new URL(plain ? `${address}/` : `${address}/wp-json${path}`);
    if (plain) url.searchParams.set('rest_route', path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return ask(url.href);
  };
  return {
    get,
    index: async () => {
      const asked = { _fields: 'timezone_string,gmt_offset' };
      const found = await get('/', asked, permalinks.isPlain ?? false).catch((cause: unknown) => {
        if (permalinks.isPlain !== null) throw cause;
        return get('/', asked, true).then((answer) => {
          permalinks.isPlain = true;
          return answer;
        });
      });
      permalinks.isPlain ??= false;
      return parse(wireIndex, found);
    },
  };
};
