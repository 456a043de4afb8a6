import type { Tools } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import type { FailureKind, Order, Results } from '../installation/order.ts';

const codes: Readonly<Partial<Record<FailureKind, ExitCode>>> = {
  environment: exitCodes.usage, refused: exitCodes.usage, 'in-use': exitCodes.unreachable, 'no-database': exitCodes.unreachable, 'no-server': exitCodes.unreachable, broken: exitCodes.unreachable, elsewhere: exitCodes.usage,
  'not-a-backup': exitCodes.unreadableInput, 'newer-backup': exitCodes.unreadableInput, 'broken-backup': exitCodes.unreadableInput, 'no-words': exitCodes.usage,
};

/** Gives an order; null when it failed, which is told with the code that belongs to it. */
export const carryOut = async <Do extends Order['do']>({ needs, io, copy, finish }: Tools, order: Extract<Order, { readonly do: Do }>): Promise<Results[Do] | null> => {
  const outcome = await needs.operate<Do>(order);
  if ('done' in outcome) return outcome.done;
  io.err(`${copy.newsroom.failures[outcome.failed](outcome.about)}\n`);
  finish(codes[outcome.failed] ?? exitCodes.findings);
  return null;
};
