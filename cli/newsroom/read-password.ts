import type { Tools } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { readWhole } from '../terminal/read-whole.ts';

const [fewest, max] = [12, 1_000];
const maxBytes = 8_192;

const given = async ({ io, messages: { users } }: Tools): Promise<string | null> => {
  if (!io.typedInput) return (await readWhole(io, '-', maxBytes)).unwrapOr('').split(/\r?\n/)[0] ?? '';
  const typed = await io.askHidden(users.password);
  if (typed === null) return null;
  const again = await io.askHidden(users.passwordAgain);
  return again === typed ? typed : null;
};

/** Never from the command line. Null when unsuitable; the error is already printed. */
export const readPassword = async (tools: Tools): Promise<string | null> => {
  const password = await given(tools);
  if (password !== null && password.length >= fewest && password.length <= max) return password;
  const { io, messages, finish } = tools;
  io.err(`${password === null ? messages.users.passwordsDiffer : messages.users.passwordLength(fewest, max)}\n`);
  finish(exitCodes.usage);
  return null;
};
