import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { askHidden } from './ask-hidden.ts';

const typed = async (...chunks: readonly (string | Buffer)[]) => {
  const modes: boolean[] = [];
  let shown = '';
  const input = Object.assign(new EventEmitter(), {
    setRawMode: (raw: boolean) => modes.push(raw),
    resume: () => queueMicrotask(() => chunks.forEach((chunk) => input.emit('data', Buffer.from(chunk)))),
    pause: () => undefined,
  });
  const answer = await askHidden(input, (text) => void (shown += text), 'Jelszó: ');
  return { answer, shown, modes, listeners: input.listenerCount('data') };
};

describe('a hidden line', () => {
  it('is never shown, and the terminal is as before afterwards', async () => {
    expect(await typed('tit', 'kos', '\r')).toEqual({
      answer: 'titkos',
      shown: 'Jelszó: \n',
      modes: [true, false],
      listeners: 0,
    });
  });

  it.each([
    ['corrections', ['titx\u007Fkot\bs\n'], 'titkos'],
    ['letters that come in halves', [Buffer.from('ő').subarray(0, 1), Buffer.from('ő').subarray(1), '\r'], 'ő'],
    ['what is pasted behind it', ['titkos\nmás'], 'titkos'],
    ['an interrupt', ['tit\u0003kos\n'], null],
    ['the end of input', ['\u0004'], null],
    ['more erased than typed', ['\b\ba\r'], 'a'],
  ])('knows %s', async (_, chunks, answer) => {
    expect((await typed(...chunks)).answer).toBe(answer);
  });
});
