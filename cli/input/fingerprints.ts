import { createHash } from 'node:crypto';
import type { Tools } from './command.ts';

export interface Fingerprints {
  readonly tools: Tools;
  /** Of each input, in the order in which they were read. To be asked for when all is read. */
  readonly all: () => readonly string[];
}

/** What reads through these tools is taken down by its bytes, as they lie on disk. */
export const takeFingerprints = (tools: Tools): Fingerprints => {
  const taken: string[] = [];
  const { bytes } = tools.io;
  const watched: Tools['io']['bytes'] = async function* (path, signal) {
    const sum = createHash('sha256');
    let length = 0;
    try {
      for await (const chunk of bytes(path, signal)) {
        sum.update(chunk);
        length += chunk.length;
        yield chunk;
      }
    } finally {
      if (length > 0) taken.push(sum.digest('hex'));
    }
  };
  return { tools: { ...tools, io: { ...tools.io, bytes: watched } }, all: () => taken };
};
