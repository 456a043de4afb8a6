import type { Command } from 'commander';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import type { Enrolment, Identity, ListedUser } from '#adapters/newsroom-contract/staff.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { moment } from '../../newsroom/moment.ts';
import { readPassword } from '../../newsroom/read-password.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { printQr } from '../../report/qr/print-qr.ts';
import { table } from '../../report/table.ts';

interface Shared {
  readonly json?: boolean;
}

/** Secrets go to stdout: the QR code, its text form and the recovery codes. */
const tellEnrolment = (
  { io, messages: { users } }: Tools,
  { json }: Shared,
  enrolment: Enrolment,
  sentence: string,
): void => {
  if (json === true) return printJson(io, { schemaVersion: 1, ...enrolment });
  const { otpAddress, otpSecret, recoveryCodes } = enrolment;
  const spaced = otpSecret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  io.out(`${users.scan}\n\n${printQr(otpAddress)}\n${users.secret(spaced)}\n\n${users.recovery}\n`);
  io.out(`${recoveryCodes.map((code) => `  ${code}\n`).join('')}\n${users.shownOnce}\n`);
  io.err(`${sentence}\n`);
};

const add = async (tools: Tools, email: string, given: Shared & { readonly name: string }): Promise<void> => {
  const password = await readPassword(tools);
  if (password === null) return;
  const order = { do: 'add-user', email, name: given.name, password } as const;
  await executeAndTell<'add-user'>(tools, order, given.json, (enrolment) =>
    tellEnrolment(tools, given, enrolment, tools.messages.users.added(enrolment.email)),
  );
};

const resetOtp = (tools: Tools, email: string, shared: Shared): Promise<void> =>
  executeAndTell<'reset-otp'>(tools, { do: 'reset-otp', email }, shared.json, (enrolment) =>
    tellEnrolment(tools, shared, enrolment, tools.messages.users.reset(enrolment.email)),
  );

const asTable = (
  {
    messages: {
      users: { columns, states },
    },
    needs: {
      sites: [{ timeZone }],
    },
    paint,
  }: Tools,
  users: readonly ListedUser[],
): string =>
  table(
    [
      columns.email,
      columns.name,
      columns.state,
      columns.sessions,
      columns.recoveryCodes,
      columns.passkeys,
      columns.links,
      columns.made,
    ],
    users.map(({ email, name, active, toEnrol, sessions, recoveryCodes, passkeys, links, createdAt }) => [
      email,
      name,
      states[active ? 'active' : toEnrol ? 'toEnrol' : 'disabled'],
      String(sessions),
      String(recoveryCodes),
      String(passkeys),
      String(links.length),
      moment(createdAt, timeZone),
    ]),
    paint,
    [3, 4, 5, 6],
  );

const list = (tools: Tools, { json }: Shared): Promise<void> =>
  executeAndTell<'list-users'>(tools, { do: 'list-users' }, json, ({ users }) => {
    if (json === true) users.forEach((user) => printJson(tools.io, { schemaVersion: 1, ...user }));
    else tools.io.out(asTable(tools, users));
  });

const disable = (tools: Tools, email: string, { json }: Shared): Promise<void> =>
  executeAndTell<'disable-user'>(tools, { do: 'disable-user', email }, json, (report) =>
    tellResult(tools, json, report, tools.messages.users.disabled(report.disabled)),
  );

const removePasskeys = (tools: Tools, email: string, { json }: Shared): Promise<void> =>
  executeAndTell<'remove-passkeys'>(tools, { do: 'remove-passkeys', email }, json, (report) =>
    tellResult(tools, json, report, tools.messages.users.passkeysRemoved(report.removedFrom)),
  );

const link = (tools: Tools, email: string, { json, issuer, subject }: Shared & Identity): Promise<void> =>
  executeAndTell<'link-user'>(tools, { do: 'link-user', email, issuer, subject }, json, (report) =>
    tellResult(tools, json, report, tools.messages.users.linked(report.linked)),
  );

const unlink = (tools: Tools, email: string, { json, issuer, subject }: Shared & Identity): Promise<void> =>
  executeAndTell<'unlink-user'>(tools, { do: 'unlink-user', email, issuer, subject }, json, (report) =>
    tellResult(tools, json, report, tools.messages.users.unlinked(report.unlinked)),
  );

export const addUsers: AddCommand = (program, tools) => {
  const { commands, name, issuer, subject } = tools.messages.users;
  const users = program.command('users').description(commands.users).helpCommand(false);
  users
    .command('add')
    .description(commands.add)
    .argument('<email>')
    .requiredOption('--name <text>', name)
    .action((email: string, _, self: Command) => add(tools, email, self.optsWithGlobals()));
  users
    .command('list')
    .description(commands.list)
    .action((_, self: Command) => list(tools, self.optsWithGlobals()));
  users
    .command('disable')
    .description(commands.disable)
    .argument('<email>')
    .action((email: string, _, self: Command) => disable(tools, email, self.optsWithGlobals()));
  users
    .command('reset-otp')
    .description(commands.resetOtp)
    .argument('<email>')
    .action((email: string, _, self: Command) => resetOtp(tools, email, self.optsWithGlobals()));
  users
    .command('remove-passkeys')
    .description(commands.removePasskeys)
    .argument('<email>')
    .action((email: string, _, self: Command) => removePasskeys(tools, email, self.optsWithGlobals()));
  for (const [word, act] of [
    ['link', link],
    ['unlink', unlink],
  ] as const)
    users
      .command(word)
      .description(commands[word])
      .argument('<email>')
      .requiredOption('--issuer <url>', issuer)
      .requiredOption('--subject <text>', subject)
      .action((email: string, _, self: Command) => act(tools, email, self.optsWithGlobals()));
};
