import { JSONParser } from '@streamparser/json';
import { SourceFault } from '../moved/source-fault.ts';

export interface GhostRow {
  readonly table: string;
  readonly row: unknown;
}

/**
 * Streams the rows of a Ghost export, `{"db":[{"data":{"posts":[…]}}]}` or `{"data":{…}}`. A row lives until the next
 * one. Throws a `SourceFault` where the file ends being JSON, or if it holds no table of Ghost.
 */
export const readGhost = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<GhostRow> {
  const found: GhostRow[] = [];
  let fault: Error | null = null;
  let isGhost = false;
  const parser = new JSONParser({
    paths: ['$.db.*.data.*.*', '$.data.*.*'],
    keepStack: false,
    stringBufferSize: 64 * 1024,
  });
  parser.onValue = ({ value, stack }) => {
    const table = stack.at(-1)?.key;
    if (typeof table !== 'string') return;
    isGhost ||= table === 'posts' || table === 'settings' || table === 'users';
    found.push({ table, row: value });
  };
  parser.onError = (error) => {
    fault ??= error;
  };
  const stop = (): void => {
    if (fault !== null) throw new SourceFault(fault.message);
  };
  for await (const chunk of chunks) {
    if (parser.isEnded) break;
    parser.write(chunk);
    stop();
    yield* found.splice(0);
  }
  if (!parser.isEnded) throw new SourceFault('the JSON ends too early');
  if (!isGhost) throw new SourceFault('not an export of Ghost: it has no posts, users or settings');
};
