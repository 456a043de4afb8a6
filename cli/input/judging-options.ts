import type { Command } from 'commander';
import { Option } from 'commander';
import type { Donations } from '#core/addresses/judge-address.ts';
import type { Tools } from './command.ts';
import type { Messages } from '../messages/messages.ts';
import { installationFromFile } from './installation-from-file.ts';
import type { Installation } from '../installation/installation.ts';

/** The settings under which addresses are judged one by one. */
export interface JudgingOptions {
  readonly json?: boolean;
  readonly host?: string;
  readonly donations: Donations;
  readonly preview?: boolean;
  readonly ruleSet?: string;
}

export const addJudgingOptions = (command: Command, { options }: Messages): Command =>
  command
    .option('--host <host>', options.host)
    .addOption(new Option('--donations <setting>', options.donations).choices(['0', '1']).default('0'))
    .option('--preview', options.preview)
    .option('--rules, --rule-set <file>', options.ruleSet);

/** The tables to judge by; null, told and with its exit code set, when the rule set that was named cannot be read. */
export const judgingInstallation = (tools: Tools, { preview, ruleSet }: JudgingOptions): Promise<Installation | null> =>
  installationFromFile(tools, ruleSet, preview);
