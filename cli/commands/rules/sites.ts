import { table } from '../../report/table.ts';
import type { AddCommand } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';

export const addSites: AddCommand = (program, { needs: { sites }, io, messages: { commands, columns }, paint }) => {
  program
    .command('sites')
    .description(commands.sites)
    .action((_, command) => {
      const rows = sites.map(({ slug, role, domain, pathPrefix, origin, currency, timeZone }) => ({
        slug,
        role,
        domain,
        pathPrefix,
        origin,
        currency,
        timeZone,
      }));
      if (command.optsWithGlobals().json === true) return rows.forEach((row) => printJson(io, row));
      const head = [columns.slug, columns.role, columns.domain, columns.prefix, columns.currency, columns.zone];
      io.out(
        table(
          head,
          rows.map((row) => [row.slug, row.role, row.domain, row.pathPrefix || '–', row.currency.code, row.timeZone]),
          paint,
        ),
      );
    });
};
