import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { Readable as Chunks } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DamagedInput, MissingTool } from './not-a-log.ts';

type Tool = ChildProcessByStdio<Writable, Readable, null>;

/** How it ended: its exit code; `ENOENT` where it is not installed. */
const endOf = (tool: Tool): Promise<number | string | null> =>
  new Promise((resolve) => {
    tool.once('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? 'error'));
    tool.once('close', resolve);
  });

/**
 * Has `bzip2` or `xz` unpack the chunks. Hands on all that it could read before it tells of damage by `DamagedInput`, or
 * that there is no such tool by `MissingTool`.
 */
export const unpackByTool = async function* (
  chunks: AsyncIterable<Buffer>,
  name: 'bzip2' | 'xz',
): AsyncGenerator<Buffer> {
  // In a group of its own: an interrupt is for the command, which then reports what it has.
  const tool = spawn(name, ['-dc'], { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  const ended = endOf(tool);
  let fault: unknown = null;
  // The chunks are overwritten when the next is asked for, which may be before they are written.
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
