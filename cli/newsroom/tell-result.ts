import type { Tools } from '../input/command.ts';
import { printJson } from '../input/command.ts';

export const tellResult = (
  { io }: Pick<Tools, 'io'>,
  json: boolean | undefined,
  result: object,
  sentence: string,
): void => {
  if (json === true) printJson(io, { schemaVersion: 1, ...result });
  else io.err(`${sentence}\n`);
};
