import type { Command } from 'commander';
import type { Messages } from '../messages/messages.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import type { Paint } from '../report/paint.ts';
import type { CliNeeds } from '../installation/cli-needs.ts';

export interface Tools {
  readonly needs: CliNeeds;
  readonly io: Io;
  readonly messages: Messages;
  readonly paint: Paint;
  readonly finish: (code: ExitCode) => void;
}

export type AddCommand = (program: Command, tools: Tools) => void;

export const printJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value)}\n`);
