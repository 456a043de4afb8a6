import type { ReactNode } from 'react';
import { formulaOneTitle } from '#core/sport/formula-one/hu.ts';
import { formulaOneViews } from '#core/sport/formula-one/formula-one-query.ts';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { FanTools } from '../fan-tools.tsx';
import { Tabs } from '../../controls/tabs.tsx';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { CalendarScreen } from './calendar-screen.tsx';
import { DriverScreen } from './driver-screen.tsx';
import { FormulaOneChoices } from './formula-one-choices.tsx';
import { viewPath } from './formula-one-links.ts';
import { DriverStandings, TeamStandings } from './standings.tsx';
import { TeamScreen } from './team-screen.tsx';

interface Props {
  readonly content: FormulaOneContent;
  readonly frame: Frame;
}

const Lists = ({ content }: Pick<Props, 'content'>) => {
  const { shown } = content;
  switch (shown?.kind) {
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

const View = ({ content, frame, children }: Props & { readonly children: ReactNode }) => {
  const { shown } = content;
  if (shown?.kind === 'calendar')
    return (
      <CalendarScreen content={content} view={shown} frame={frame}>
        {children}
      </CalendarScreen>
    );
  return (
    <>
      {children}
      <Lists content={content} />
    </>
  );
};

/** Spec §2.7. */
export const FormulaOnePage = ({ content, frame }: Props) => {
  const tabs = formulaOneViews.map((view) => ({
    label: formulaOneMessages.shortViews[view],
    path: viewPath(content, view),
    current: view === content.choice.view,
  }));
  return (
    <div className="formula-one wrap">
      <h1 className="f1-title">{formulaOneTitle}</h1>
      <View content={content} frame={frame}>
        <Tabs tabs={tabs} />
        <div className="sport-ways f1-ways">
          <FormulaOneChoices content={content} />
          <FanTools />
        </div>
      </View>
    </div>
  );
};
