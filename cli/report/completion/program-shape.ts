import type { Command, Option } from 'commander';

export interface OptionShape {
  readonly flags: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  /** The values that it takes; empty when they cannot be listed. */
  readonly choices: readonly string[];
}

export interface CommandShape {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionShape[];
  /** Words that an argument can be; empty when they cannot be listed. */
  readonly words: readonly string[];
}

/** What a shell must know of a program to complete its command lines. */
export interface ProgramShape {
  readonly name: string;
  /** Of the program itself; they hold behind every command. */
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

/** Those of a command and of its parts, each once. */
const ownOptions = (command: Command): readonly OptionShape[] => [
  ...new Map([command, ...command.commands].flatMap(optionsOf).map((option) => [option.flags.join(), option])).values(),
];

/**
 * Reads the shape off the program itself. `words`: what the arguments of some commands can be beyond what they
 * declare.
 */
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
