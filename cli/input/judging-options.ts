import type { Command } from 'commander';
import { Option } from 'commander';
import type { Donations } from '#core/addresses/judge-address.ts';
import type { Tools } from './command.ts';
import type { Messages } from '../messages/messages.ts';
import { installationFromFile } from './installation-from-file.ts';
import type { Installation } from '../installation/installation.ts';

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

/** Null when the rule set cannot be read; the error and exit code are already set. */
export const judgingInstallation = (tools: Tools, { preview, ruleSet }: JudgingOptions): Promise<Installation | null> =>
  installationFromFile(tools, ruleSet, preview);
