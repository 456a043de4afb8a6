import { standingGroups } from '#core/sport/football/standings.ts';
import type { GroupBlock } from '#core/editorial/supplements/data-block.ts';
import { StandingTables } from '../../sport/football/standing-tables.tsx';
import { supplementMessages } from '../../messages/editorial/supplements.ts';

export const GroupTables = ({ block: { title, rows, through } }: { readonly block: GroupBlock }) => (
  <>
    {through > 0 && <p className="data-block__note">{supplementMessages.through(through)}</p>}
    <StandingTables groups={standingGroups(rows)} title={title} through={through} />
  </>
);
