import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import type { EditReceipts } from '#adapters/newsroom-contract/receipts.ts';

/** Executes a newsroom command as the command line does. */
export type ExecuteCommand = (command: unknown) => Promise<unknown>;

/** The newsroom did not carry out a command. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  readonly kind: string;
  readonly about: string;

  constructor(kind: string, about: string) {
    super(`${kind}: ${about}`);
    this.kind = kind;
    this.about = about;
  }
}

export interface Carried<Do extends keyof CommandResults> {
  readonly done: CommandResults[Do];
  readonly told: EditReceipts | null;
}

interface Said {
  readonly done?: unknown;
  readonly told?: EditReceipts | null;
  readonly failed?: string;
  readonly about?: string;
  readonly refused?: string;
}

/** The origin's worker is of the same build: it returns what the contract says. */
export const giveCommand = async <Do extends keyof CommandResults>(
  execute: ExecuteCommand,
  command: { readonly do: Do } & Readonly<Record<string, unknown>>,
): Promise<Carried<Do>> => {
  const said = (await execute(command)) as Said;
  if (said.done === undefined) throw new CommandRefused(said.failed ?? 'refused', said.about ?? said.refused ?? '');
  return { done: said.done as CommandResults[Do], told: said.told ?? null };
};
