import { appFlag } from '#core/app-shell/app-mode.ts';
import { ownParameters } from '#core/pages/query-parameters.ts';
import type { RouteRow } from '#core/addresses/routes/route-row.ts';
import { describeParams } from '../../report/describe-params.ts';
import { table } from '../../report/table.ts';
import { installationOf } from '../../installation/installation.ts';
import type { AddCommand } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';

const queryOf = ({ name }: RouteRow): readonly string[] => [
  ...ownParameters(name).map((parameter) => parameter.name),
  appFlag,
];

export const addRoutes: AddCommand = (program, { needs, io, messages, paint }) => {
  const { commands, columns } = messages;
  program
    .command('routes')
    .description(commands.routes)
    .action((_, command) => {
      const { rows } = installationOf(needs).book.routes;
      if (command.optsWithGlobals().json === true) {
        return rows.forEach((row) =>
          printJson(io, {
            name: row.name,
            pattern: row.pattern,
            params: row.where,
            paged: row.paged,
            matched: row.matched,
            query: queryOf(row),
          }),
        );
      }
      const cells = rows.map((row) => [
        row.name,
        row.pattern,
        queryOf(row).join(' '),
        describeParams(row, messages).join('; '),
      ]);
      io.out(table([columns.name, columns.pattern, columns.query, ''], cells, paint));
    });
};
