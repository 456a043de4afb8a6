import type { OptionShape, ProgramShape } from './program-shape.ts';

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

const flagWords = (flags: readonly string[]): string =>
  flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`)).join(' ');

const valueWords = ({ takesValue, choices }: OptionShape): string => {
  if (!takesValue) return '';
  return choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ' -r';
};

export const fishCompletion = ({ name, options, commands }: ProgramShape): string => {
  const line = (when: string, rest: string): string => `complete -c ${name}${when} ${rest}\n`;
  const option = (when: string, shape: OptionShape): string =>
    line(when, `${flagWords(shape.flags)}${valueWords(shape)} -d ${quoted(shape.description)}`);
  const before = ` -n __fish_use_subcommand`;
  return [
    ...options.map((shape) => option('', shape)),
    ...commands.map((command) => line(before, `-f -a ${command.name} -d ${quoted(command.description)}`)),
    ...commands.flatMap((command) => {
      const within = ` -n ${quoted(`__fish_seen_subcommand_from ${command.name}`)}`;
      return [
        ...command.options.map((shape) => option(within, shape)),
        ...(command.words.length > 0 ? [line(within, `-f -a ${quoted(command.words.join(' '))}`)] : []),
      ];
    }),
  ].join('');
};
