import type { IncomingMessage } from 'node:http';
import { readBytes } from './read-json.ts';

/** The fields of a form that a request brings; of fields of one name the last. Throws 413 for a larger one. */
export const readForm = async (request: IncomingMessage): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(new URLSearchParams((await readBytes(request)).toString()));
