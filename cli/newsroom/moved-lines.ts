import type { Io } from '../terminal/io.ts';

export const textLines = async function* (io: Pick<Io, 'bytes'>, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of io.bytes(file, new AbortController().signal)) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
};
