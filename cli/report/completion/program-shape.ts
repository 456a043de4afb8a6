import type { Command, Option } from 'commander';

export interface OptionShape {
  readonly flags: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

export interface CommandShape {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionShape[];
  readonly words: readonly string[];
}

export interface ProgramShape {
  readonly name: string;
  readonly options: readonly OptionShape[];
  readonly commands: readonly CommandShape[];
}

const optionShape = ({ short, long, description, required, optional, argChoices }: Option): OptionShape => ({
  flags: [short, long].flatMap((flag) => flag ?? []),
  description,
  takesValue: required || optional,
  choices: argChoices ?? [],
});

const optionsOf = (command: Command): readonly OptionShape[] =>
  command.createHelp().visibleOptions(command).map(optionShape);

const ownOptions = (command: Command): readonly OptionShape[] => [
  ...new Map([command, ...command.commands].flatMap(optionsOf).map((option) => [option.flags.join(), option])).values(),
];

export const programShape = (program: Command, words: Readonly<Record<string, readonly string[]>>): ProgramShape => ({
  name: program.name(),
  options: optionsOf(program),
  commands: program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: ownOptions(command).filter(({ flags }) => !flags.includes('--help')),
    words: [
      ...command.commands.map((part) => part.name()),
      ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
      ...(words[command.name()] ?? []),
    ],
  })),
});
