import type { Tools } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import type { FailureKind, Order, Results } from '../installation/order.ts';
import { tellReceipt } from './tell-receipt.ts';

const codes: Readonly<Partial<Record<FailureKind, ExitCode>>> = {
  environment: exitCodes.usage, refused: exitCodes.usage, 'in-use': exitCodes.unreachable, 'no-database': exitCodes.unreachable, 'no-server': exitCodes.unreachable, broken: exitCodes.unreachable, elsewhere: exitCodes.usage,
  'not-a-backup': exitCodes.unreadableInput, 'newer-backup': exitCodes.unreadableInput, 'broken-backup': exitCodes.unreadableInput, 'no-words': exitCodes.usage,
};

/** Gives an order and tells what came of it, then who was told; a failure with the code that belongs to it. */
export const carryOut = async <Do extends Order['do']>(tools: Tools, order: Extract<Order, { readonly do: Do }>, json: boolean | undefined, tell: (result: Results[Do]) => void): Promise<void> => {
  const { needs, io, copy, finish } = tools;
  const outcome = await needs.operate<Do>(order);
  if ('done' in outcome) {
    tell(outcome.done);
    if (outcome.told) tellReceipt(tools, outcome.told, json === true);
    return;
  }
  io.err(`${copy.newsroom.failures[outcome.failed](outcome.about)}\n`);
  finish(codes[outcome.failed] ?? exitCodes.findings);
};
