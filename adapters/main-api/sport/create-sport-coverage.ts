import { errAsync, okAsync } from 'neverthrow';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { PictureOf } from '#adapters/live-score-api/picture-path.ts';
import type { SportCoverage } from '#core/ports/sport/sport-coverage.ts';
import { askMainApi, type MainApiNeeds } from '../requests/ask-main-api.ts';
import { leagueLinksWire, reportedFixturesWire } from './sport.wire.ts';

interface Needs extends Pick<MainApiNeeds, 'siteHeader'> {
  readonly pictureOf: PictureOf;
}

export const createSportCoverage = (http: Upstream, needs: Needs): SportCoverage => {
  const ask = askMainApi(http, needs);
  const schema = reportedFixturesWire(needs.pictureOf);
  return {
    leagues: (site) =>
      ask(site, ['api', 'unique', 'sport-leagues'], {}, { deadline: 'secondary', schema: leagueLinksWire }).orElse(
        (failure) => (failure.kind === 'not-found' ? okAsync([]) : errAsync(failure)),
      ),
    timetable: (site, { league, season, startDate }) =>
      ask(
        site,
        ['api', 'livescore', 'football', 'fixtures', { league }, { season }, 'all', { startDate: startDate ?? 'all' }],
        {},
        { deadline: 'secondary', schema },
      ),
    ofDay: (site, day) => ask(site, ['api', 'livescore', 'all', { day }], {}, { deadline: 'secondary', schema }),
  };
};
