import { noDataYet } from '#core/sport/football/hu.ts';
import type { FootballTable } from '#core/pages/sport/football/football-content.ts';
import { liveMessages } from '../../messages/sport/live.ts';
import { StandingTables } from './standing-tables.tsx';
import { TopTable } from './top-table.tsx';

interface Props {
  readonly table: FootballTable;
  readonly title: string;
}

const Empty = ({ loaded }: { readonly loaded: boolean }) => (
  <p className="sport-empty">{loaded ? noDataYet : liveMessages.notLoaded}</p>
);

/** Four views (spec §2.6); 'Még nincs adat.' when empty (spec §8). */
export const FootballTableView = ({ table, title }: Props) => {
  if (table.kind === 'standings')
    return table.groups === null || table.groups.length === 0 ? (
      <Empty loaded={table.groups !== null} />
    ) : (
      <StandingTables groups={table.groups} title={title} />
    );
  if (table.rows === null || table.rows.length === 0) return <Empty loaded={table.rows !== null} />;
  const rows = table.rows.map(({ rank, value, player }) => ({
    rank,
    value,
    player: { name: player.name, team: player.team.name },
  }));
  return <TopTable title={title} kind={table.kind} rows={rows} />;
};
