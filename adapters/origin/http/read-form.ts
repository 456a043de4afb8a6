import type { IncomingMessage } from 'node:http';
import { readBytes } from './read-json.ts';

/** The last of several fields with the same name. Throws 413 for a larger form. */
export const readForm = async (request: IncomingMessage): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(new URLSearchParams((await readBytes(request)).toString()));
