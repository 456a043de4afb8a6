import { formulaOneTitle } from '#core/sport/formula-one/hu.ts';
import { formulaOneViews } from '#core/sport/formula-one/formula-one-query.ts';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { FanTools } from '../fan-tools.tsx';
import { Tabs } from '../../controls/tabs.tsx';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { CalendarScreen } from './calendar-screen.tsx';
import { DriverScreen } from './driver-screen.tsx';
import { viewPath } from './formula-one-links.ts';
import { OneChoice } from './one-choice.tsx';
import { DriverStandings, TeamStandings } from './standings.tsx';
import { TeamScreen } from './team-screen.tsx';

interface Props {
  readonly content: FormulaOneContent;
  readonly frame: Frame;
}

const View = ({ content, frame }: Props) => {
  const { shown } = content;
  switch (shown?.kind) {
    case 'calendar':
      return <CalendarScreen content={content} view={shown} frame={frame} />;
    case 'teams':
      return <TeamScreen content={content} view={shown} />;
    case 'drivers':
      return <DriverScreen content={content} view={shown} />;
    case 'driver-standings':
      return <DriverStandings content={content} table={shown.table} />;
    case 'team-standings':
      return <TeamStandings content={content} table={shown.table} />;
    default:
      return <p className="empty">{formulaOneMessages.silent}</p>;
  }
};

/** Spec §2.7. */
export const FormulaOnePage = ({ content, frame }: Props) => {
  const { choice, seasons } = content;
  const tabs = formulaOneViews.map((view) => ({
    label: formulaOneMessages.shortViews[view],
    path: viewPath(content, view),
    current: view === choice.view,
  }));
  return (
    <div className="formula-one wrap">
      <header className="f1-head">
        <h1 className="list-header__title">{formulaOneTitle}</h1>
        <OneChoice
          content={content}
          name="szezon"
          label={formulaOneMessages.season}
          options={seasons.map((season) => ({ value: season, label: `${season}` }))}
          chosen={choice.season}
        />
      </header>
      <Tabs tabs={tabs} />
      <FanTools />
      <View content={content} frame={frame} />
    </div>
  );
};
