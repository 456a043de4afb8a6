import type { ShownBlock, SupplementData } from '#core/pages/supplement/supplement-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { EmbedView } from '../../article-body/embeds/embed-view.tsx';
import { ConstituencyList } from './constituency-list.tsx';
import { EventSchedule } from './event-schedule.tsx';
import { FactionTable } from './faction-table.tsx';
import { GroupTables } from './group-tables.tsx';
import { Hemicycle } from './hemicycle.tsx';
import { MatchList } from './match-list.tsx';
import { MedalTable } from './medal-table.tsx';
import { ParticipationChart } from './participation-chart.tsx';
import { PartyLists } from './party-lists.tsx';
import { ShareTable } from './share-table.tsx';
import { TileMap } from './tile-map.tsx';
import { TopPlayers } from './top-players.tsx';

interface Props {
  readonly block: ShownBlock;
  readonly frame: Frame;
  readonly choice: SupplementData['choice'];
  readonly tabPath: string;
  readonly running: boolean;
}

export const BlockDrawing = ({ block, frame, choice, tabPath, running }: Props) => {
  const zone = frame.site.timeZone;
  switch (block.type) {
    case 'medals':
      return <MedalTable block={block} />;
    case 'matches':
      return <MatchList block={block} zone={zone} />;
    case 'groups':
      return <GroupTables block={block} />;
    case 'top-list':
      return <TopPlayers block={block} />;
    case 'schedule':
      return <EventSchedule block={block} zone={zone} />;
    case 'participation':
      return <ParticipationChart block={block} />;
    case 'constituencies':
      return <ConstituencyList block={block} choice={choice} path={tabPath} running={running} />;
    case 'shares':
      return <ShareTable block={block} />;
    case 'party-lists':
      return <PartyLists block={block} running={running} />;
    case 'factions':
      return <FactionTable block={block} />;
    case 'seats':
      return <Hemicycle block={block} />;
    case 'tile-map':
      return <TileMap block={block} />;
    case 'frame':
      return <EmbedView embed={{ ...block.embed, title: block.title }} frame={frame} />;
  }
};
