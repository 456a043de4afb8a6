import type { Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';

/** Tells what came of an order: as one JSON object on stdout, or in a sentence beside it. */
export const tellResult = (
  { io }: Pick<Tools, 'io'>,
  json: boolean | undefined,
  result: object,
  sentence: string,
): void => {
  if (json === true) printJson(io, { schemaVersion: 1, ...result });
  else io.err(`${sentence}\n`);
};
