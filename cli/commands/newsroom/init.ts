import type { Command } from 'commander';
import { parsedJson } from '#core/json/parsed-json.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { readInput } from '../../newsroom/read-input.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface InitOptions {
  readonly json?: boolean;
  readonly sample?: boolean;
  readonly empty?: boolean;
  readonly from?: string;
}

const initEmpty = async (tools: Tools, { json, from }: InitOptions): Promise<void> => {
  const words = tools.messages.init;
  const text = from === undefined ? '{}' : await readInput(tools, from);
  if (text === null) return;
  const newspaper = parsedJson(text);
  if (newspaper === null) {
    tools.io.err(`${words.notJson(from ?? '')}\n`);
    return tools.finish(exitCodes.unreadableInput);
  }
  await executeAndTell<'init-empty'>(tools, { do: 'init-empty', newspaper }, json, (done) =>
    tellResult(tools, json, done, words.begun),
  );
};

const init = async (tools: Tools, options: InitOptions): Promise<void> => {
  const { json, sample = false, empty = false, from } = options;
  const words = tools.messages.init;
  if (sample === empty || (sample && from !== undefined)) {
    tools.io.err(`${words.how}\n`);
    return tools.finish(exitCodes.usage);
  }
  if (empty) return initEmpty(tools, options);
  await executeAndTell<'init-sample'>(tools, { do: 'init-sample' }, json, (done) =>
    tellResult(tools, json, done, words.sampleWritten(done.isNew)),
  );
};

export const addInit: AddCommand = (program, tools) => {
  const { commands, options } = tools.messages.init;
  program
    .command('init')
    .description(commands.init)
    .option('--sample', options.sample)
    .option('--empty', options.empty)
    .option('--from <file>', options.from)
    .action((_, self: Command) => init(tools, self.optsWithGlobals<InitOptions>()));
};

export const addSampleRemove = (sample: Command, tools: Tools): void => {
  const words = tools.messages.init;
  sample
    .command('remove')
    .description(words.commands.removeSample)
    .action((_, self: Command) => {
      const { json } = self.optsWithGlobals<InitOptions>();
      return executeAndTell<'remove-sample'>(tools, { do: 'remove-sample' }, json, (done) =>
        tellResult(tools, json, done, words.sampleRemoved(done.removed, done.left)),
      );
    });
};
