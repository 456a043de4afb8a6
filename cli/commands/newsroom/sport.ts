import type { Command } from 'commander';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { givenFiles } from '../../newsroom/given-files.ts';
import { tellFaults } from '../../newsroom/tell-faults.ts';
import type { TableRow } from '#adapters/newsroom-contract/sport.ts';
import { readCount, refusing } from '../../input/traffic-options.ts';
import type { AddCommand, Tools } from '../../input/command.ts';
import { printJson } from '../../input/command.ts';
import { table } from '../../report/table.ts';
import { exitCodes } from '../../terminal/exit-codes.ts';

interface Shared {
  readonly json?: boolean;
}

const importSport = async (tools: Tools, files: readonly string[], { json = false }: Shared): Promise<void> => {
  const given = await givenFiles(tools, files);
  if (given === null) return;
  await executeAndTell<'import-sport'>(tools, { do: 'import-sport', files: given }, json, ({ faults, seasons }) => {
    tellFaults(tools, faults, json);
    if (faults.length > 0) tools.finish(exitCodes.unreadableInput);
    for (const season of seasons) {
      if (json) printJson(tools.io, { schemaVersion: 1, ...season });
      else tools.io.out(`${tools.messages.newsroom.seasonImported(season)}\n`);
    }
  });
};

const asTable = ({ messages, paint }: Tools, rows: readonly TableRow[]): string => {
  const { rank, team, played, won, drawn, lost, goals, points } = messages.newsroom.standings;
  return table(
    [rank, team, played, won, drawn, lost, goals, points],
    rows.map((row) => [
      String(row.rank),
      row.team,
      ...[row.played, row.won, row.drawn, row.lost].map(String),
      `${row.goalsFor}–${row.goalsAgainst}`,
      String(row.points),
    ]),
    paint,
    [0, 2, 3, 4, 5, 6, 7],
  );
};

const standings = (tools: Tools, league: string, season: number, { json }: Shared): Promise<void> =>
  executeAndTell<'sport-standings'>(tools, { do: 'sport-standings', league, season }, json, ({ rows }) => {
    if (json === true) return rows.forEach((row) => printJson(tools.io, { schemaVersion: 1, ...row }));
    const groups = [...Map.groupBy(rows, ({ group }) => group)];
    for (const [at, [group, own]] of groups.entries())
      tools.io.out(`${at === 0 ? '' : '\n'}${tools.paint.strong(group)}\n${asTable(tools, own)}`);
  });

const latestYear = 9_999;

const readSeason = (text: string): number | null => {
  const year = readCount(text);
  return year !== null && year <= latestYear ? year : null;
};

export const addSport: AddCommand = (program, tools) => {
  const { commands, arguments: refused } = tools.messages.newsroom;
  const sport = program.command('sport').description(commands.sport).helpCommand(false);
  sport
    .command('import <files...>')
    .description(commands.importSport)
    .action((files: readonly string[], _, self: Command) => importSport(tools, files, self.optsWithGlobals()));
  sport
    .command('standings')
    .description(commands.standings)
    .argument('<league>')
    .argument('<season>', '', refusing(readSeason, refused.season))
    .action((league: string, season: number, _, self: Command) =>
      standings(tools, league, season, self.optsWithGlobals()),
    );
};
