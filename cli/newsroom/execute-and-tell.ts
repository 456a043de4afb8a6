import type { Tools } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import type { FailureKind, NewsroomCommand, Results } from '../installation/newsroom-command.ts';
import { tellReceipt } from './tell-receipt.ts';

const codes: Readonly<Partial<Record<FailureKind, ExitCode>>> = {
  environment: exitCodes.usage,
  refused: exitCodes.usage,
  'in-use': exitCodes.unreachable,
  'no-database': exitCodes.unreachable,
  'database-lost': exitCodes.unreachable,
  'server-ended': exitCodes.unreachable,
  'no-server': exitCodes.unreachable,
  broken: exitCodes.unreachable,
  elsewhere: exitCodes.usage,
  'not-a-backup': exitCodes.unreadableInput,
  'newer-backup': exitCodes.unreadableInput,
  'broken-backup': exitCodes.unreadableInput,
  'bad-key': exitCodes.unreadableInput,
  'wrong-key': exitCodes.usage,
  'readers-sealed': exitCodes.usage,
  'no-readers-part': exitCodes.usage,
  'no-words': exitCodes.usage,
  'posts-too-large': exitCodes.usage,
  'closed-post': exitCodes.usage,
  'notice-over': exitCodes.usage,
};

export const tellFailure = (
  { io, messages, finish }: Tools,
  { failed, about }: { readonly failed: FailureKind; readonly about: string },
): void => {
  io.err(`${messages.newsroom.failures[failed](about)}\n`);
  finish(codes[failed] ?? exitCodes.findings);
};

export const executeAndTell = async <Do extends NewsroomCommand['do']>(
  tools: Tools,
  order: Extract<NewsroomCommand, { readonly do: Do }>,
  json: boolean | undefined,
  tell: (result: Results[Do]) => void,
): Promise<void> => {
  const { io, messages, needs } = tools;
  // A server finishes the command by itself, so the first Ctrl-C waits for its result. SIGTERM ends the program.
  const release = io.onInterrupt(() => io.err(`${messages.newsroom.waitsForResult}\n`), ['SIGINT']);
  const outcome = await needs.execute<Do>(order).finally(release);
  if (!('done' in outcome)) return tellFailure(tools, outcome);
  tell(outcome.done);
  if (outcome.told) tellReceipt(tools, outcome.told, json === true);
};
