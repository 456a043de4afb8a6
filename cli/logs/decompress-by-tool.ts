import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { Readable as Chunks } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DamagedInput, MissingTool } from './not-a-log.ts';

type Tool = ChildProcessByStdio<Writable, Readable, null>;

const endOf = (tool: Tool): Promise<number | string | null> =>
  new Promise((resolve) => {
    tool.once('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? 'error'));
    tool.once('close', resolve);
  });

/** Runs `bzip2` or `xz`. Throws `DamagedInput` after passing on all readable data; `MissingTool` when not installed. */
export const decompressByTool = async function* (
  chunks: AsyncIterable<Buffer>,
  name: 'bzip2' | 'xz',
): AsyncGenerator<Buffer> {
  // Own process group: Ctrl-C must reach only the command, which still reports.
  const tool = spawn(name, ['-dc'], { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  const ended = endOf(tool);
  let fault: unknown = null;
  // Copied, because the source reuses its buffer before the write completes.
  const copies = (async function* () {
    for await (const chunk of chunks) yield Buffer.from(chunk);
  })();
  const fed = pipeline(Chunks.from(copies), tool.stdin).catch((reason: unknown) => {
    fault = reason;
  });
  try {
    for await (const chunk of tool.stdout as AsyncIterable<Buffer>) yield chunk;
    const end = await ended;
    await fed;
    if (end === 'ENOENT') throw new MissingTool(name);
    if (end !== 0) throw new DamagedInput(`${name} ended with ${end}`);
    if (fault !== null) throw fault;
  } finally {
    tool.kill();
  }
};
