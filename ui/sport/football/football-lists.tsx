import { footballViewNames } from '#core/sport/football/hu.ts';
import type { FootballContent, FootballLists } from '#core/pages/sport/football/football-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { Tabs } from '../../controls/tabs.tsx';
import { footballMessages } from '../../messages/sport/football.ts';
import { liveMessages } from '../../messages/sport/live.ts';
import { DayPicker } from '../day-picker.tsx';
import { Late } from '../late.tsx';
import { ResultCover } from '../../teasers/result-cover.tsx';
import { FixtureDropdown } from './fixture-dropdown.tsx';
import { FootballTableView } from './football-table.tsx';
import { TimetableView } from './timetable-view.tsx';

interface Props {
  readonly content: FootballContent;
  readonly lists: FootballLists;
  readonly frame: Frame;
}

const Fixtures = ({ content: { path, choice }, lists: { fixtures, days } }: Props) => (
  <section className="football__fixtures">
    <h2 className="container__title">{footballMessages.dayFixtures}</h2>
    <DayPicker
      path={path}
      day={choice.day}
      days={days}
      fields={{ orszag: choice.country, liga: choice.league, szezon: choice.season }}
    />
    {fixtures === null ? (
      <p className="sport-empty">{liveMessages.notLoaded}</p>
    ) : (
      <ResultCover name="fixtures">
        <FixtureDropdown path={path} fixtures={fixtures.value} choice={choice} />
      </ResultCover>
    )}
  </section>
);

/** The page without a fixture (spec §2.6). */
export const FootballListsView = ({ content, lists, frame }: Props) => {
  const { choice, leagueName } = content;
  const { views, table, timetable } = lists;
  const name = footballViewNames[choice.view];
  return (
    <Late since={frame.renderedAt}>
      <div className="football__columns">
        <section className="football__table">
          <Tabs tabs={views.map(({ view, path, current }) => ({ label: footballViewNames[view], path, current }))} />
          <h2 className="unseen">{name}</h2>
          <ResultCover name="table">
            <FootballTableView table={table} title={leagueName ?? name} />
          </ResultCover>
        </section>
        <div className="football__side">
          <Fixtures content={content} lists={lists} frame={frame} />
          {timetable !== null && (
            <section>
              <h2 className="container__title">{footballMessages.timetable}</h2>
              <ResultCover name="timetable">
                <TimetableView timetable={timetable} zone={frame.site.timeZone} />
              </ResultCover>
            </section>
          )}
        </div>
      </div>
    </Late>
  );
};
