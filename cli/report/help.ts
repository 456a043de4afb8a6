import type { Command, HelpConfiguration } from 'commander';
import { Help } from 'commander';
import type { Messages } from '../messages/messages.ts';
import type { Example } from '../messages/rules/examples.ts';
import { describeOption } from './describe-option.ts';

const placeholder = /([<[])(\w+)(\.\.\.)?(?=[>\]])/g;

export const translatePlaceholders = (text: string, words: Messages['placeholders']): string =>
  text.replace(placeholder, (_, bracket: string, word: string, more = '') => `${bracket}${words[word] ?? word}${more}`);

const sentence = (text: string): string =>
  text === '' || text.endsWith('.') ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const helpSettings = (messages: Messages): HelpConfiguration => {
  const plain = new Help();
  const translated = (text: string): string =>
    translatePlaceholders(
      text.replace(/\[(?:options|command)\]/g, (word) => messages.helpTitles[word] ?? word),
      messages.placeholders,
    );
  return {
    showGlobalOptions: true,
    styleTitle: (title) => messages.helpTitles[title] ?? title,
    optionDescription: (option) => describeOption(option, messages),
    commandDescription: (command) => sentence(plain.commandDescription(command)),
    commandUsage: (command) => translated(plain.commandUsage(command)),
    subcommandTerm: (command) => translated(plain.subcommandTerm(command)),
    optionTerm: (option) => translated(plain.optionTerm(option)),
  };
};

export const addExamples = (program: Command, messages: Messages): void => {
  const written = (examples: readonly Example[]): string =>
    `\n${messages.helpTitles['Examples:'] ?? 'Examples:'}\n${examples.map(({ line, does }) => `  ${does}:\n    ${line.replaceAll('NAME', program.name())}\n`).join('')}`;
  for (const command of program.commands) {
    const examples = messages.examples[command.name()];
    if (examples !== undefined) command.addHelpText('after', () => written(examples).trimEnd());
  }
  const codes = Object.entries(messages.exitCodes).map(([code, means]) => `  ${code.padStart(3)}  ${means}\n`);
  program.addHelpText('after', () =>
    `\n${messages.helpOfCommand(program.name())}\n${written(messages.examples[''] ?? [])}\n${messages.helpTitles['Exit codes:'] ?? 'Exit codes:'}\n${codes.join('')}`.trimEnd(),
  );
};
