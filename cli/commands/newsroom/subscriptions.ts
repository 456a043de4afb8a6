import type { Command } from 'commander';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import type { ListedSubscription, SubscriptionPeriod } from '#adapters/newsroom-contract/readers.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { moment, spokenMoment } from '../../newsroom/moment.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { table } from '../../report/table.ts';

interface Shared {
  readonly json?: boolean;
}

interface Given extends Shared {
  readonly days: number;
  readonly title: string;
  readonly amount: number;
  readonly currency: string;
  readonly period: SubscriptionPeriod;
}

const [maxDays, maxAmount] = [3_660, 1_000_000_000];
const periods: readonly SubscriptionPeriod[] = ['month', 'year', 'once'];

const readDays = (text: string): number | null => {
  const days = readCount(text);
  return days !== null && days <= maxDays ? days : null;
};
const readAmount = (text: string): number | null =>
  /^\d{1,10}$/.test(text) && Number(text) <= maxAmount ? Number(text) : null;
const readCurrency = (text: string): string | null => (/^[A-Z]{3}$/.test(text) ? text : null);
const readPeriod = (text: string): SubscriptionPeriod | null => periods.find((period) => period === text) ?? null;

const zoneOf = ({
  needs: {
    sites: [{ timeZone }],
  },
}: Tools): string => timeZone;

const give = (tools: Tools, email: string, { json, days, title, amount, currency, period }: Given): Promise<void> =>
  executeAndTell<'give-subscription'>(
    tools,
    { do: 'give-subscription', email, title, days, amount, currency, period },
    json,
    (given) => {
      const { newsroom } = tools.messages;
      const until = spokenMoment(given.validUntil, zoneOf(tools), newsroom);
      return tellResult(tools, json, given, newsroom.subscriptionGiven(given.id, email, until));
    },
  );

const asTable = (tools: Tools, subscriptions: readonly ListedSubscription[]): string => {
  const { columns, subscriptionStates } = tools.messages.newsroom;
  return table(
    [columns.id, columns.state, columns.validUntil, columns.made, columns.email, columns.title],
    subscriptions.map(({ id, state, validUntil, createdAt, email, title }) => [
      String(id),
      subscriptionStates[state],
      moment(validUntil, zoneOf(tools)),
      moment(createdAt, zoneOf(tools)),
      email,
      title,
    ]),
    tools.paint,
    [0],
  );
};

const list = (tools: Tools, { json }: Shared): Promise<void> =>
  executeAndTell<'list-subscriptions'>(tools, { do: 'list-subscriptions' }, json, ({ subscriptions }) => {
    if (json === true) subscriptions.forEach((one) => printJson(tools.io, { schemaVersion: 1, ...one }));
    else if (subscriptions.length === 0) tools.io.err(`${tools.messages.newsroom.noSubscriptions}\n`);
    else tools.io.out(asTable(tools, subscriptions));
  });

const end = (tools: Tools, id: number, { json }: Shared): Promise<void> =>
  executeAndTell<'end-subscription'>(tools, { do: 'end-subscription', id }, json, (report) =>
    tellResult(tools, json, report, tools.messages.newsroom.subscriptionEnded(report.ended)),
  );

export const addSubscriptions: AddCommand = (program, tools) => {
  const { commands, options, arguments: refused } = tools.messages.newsroom;
  const subscriptions = program.command('subscriptions').description(commands.subscriptions).helpCommand(false);
  subscriptions
    .command('give')
    .description(commands.giveSubscription)
    .argument('<email>')
    .requiredOption('--days <count>', options.days, refusing(readDays, refused.days))
    .requiredOption('--title <text>', options.subscriptionTitle)
    .option('--amount <number>', options.amount, refusing(readAmount, refused.amount), 0)
    .option('--currency <code>', options.currency, refusing(readCurrency, refused.currency), 'HUF')
    .option('--period <word>', options.period, refusing(readPeriod, refused.period), 'once')
    .action((email: string, _, self: Command) => give(tools, email, self.optsWithGlobals()));
  subscriptions
    .command('list')
    .description(commands.listSubscriptions)
    .action((_, self: Command) => list(tools, self.optsWithGlobals()));
  subscriptions
    .command('end')
    .description(commands.endSubscription)
    .argument('<id>', '', refusing(readCount, refused.count))
    .action((id: number, _, self: Command) => end(tools, id, self.optsWithGlobals()));
};
