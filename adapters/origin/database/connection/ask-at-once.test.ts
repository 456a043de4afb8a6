import { describe, expect, it } from 'vitest';
import { askAtOnce } from './ask-at-once.ts';

const message = (type: string, text = ''): Uint8Array => Buffer.from(type + text);

describe('the messages of a statement', () => {
  it('are held until its Sync, and sent in order together with it', async () => {
    const sent: unknown[] = [];
    const pglite = {
      execProtocolStream: async (given: Uint8Array, options: string) => {
        sent.push([Buffer.from(given).toString(), options]);
        return ['answer'];
      },
    };
    askAtOnce(pglite);
    for (const type of 'PBDE') expect(await pglite.execProtocolStream(message(type, '1'), 'held')).toEqual([]);
    expect(await pglite.execProtocolStream(message('S'), 'sync')).toEqual(['answer']);
    expect(await pglite.execProtocolStream(message('Q', 'select'), 'simple')).toEqual(['answer']);
    await pglite.execProtocolStream(message('C', '2'), 'held');
    await pglite.execProtocolStream(message('S'), 'sync');
    await pglite.execProtocolStream(message('f'), 'copy');
    expect(sent).toEqual([
      ['P1B1D1E1S', 'sync'],
      ['Qselect', 'simple'],
      ['C2S', 'sync'],
      ['f', 'copy'],
    ]);
  });
});
