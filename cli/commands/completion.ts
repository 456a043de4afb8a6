import { Argument } from 'commander';
import { bashCompletion } from '../report/completion/bash.ts';
import { fishCompletion } from '../report/completion/fish.ts';
import { programShape } from '../report/completion/program-shape.ts';
import { zshCompletion } from '../report/completion/zsh.ts';
import type { AddCommand } from '../input/command.ts';
import { printJson } from '../input/command.ts';

const shells = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** Reads the program when called, after all commands were added. */
export const addCompletion: AddCommand = (program, { io, messages }) => {
  program
    .command('completion')
    .description(messages.commands.completion)
    .addArgument(new Argument('<shell>').choices(Object.keys(shells)))
    .action(async (shell: keyof typeof shells, _, command) => {
      const { askRules } = await import('../ask/ask-rules.ts');
      const shape = programShape(program, { ask: askRules.map(({ name }) => name) });
      if (command.optsWithGlobals().json === true) return printJson(io, shape);
      io.out(shells[shell](shape));
    });
};
