import { z } from 'zod';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { fixtureWire } from '#adapters/live-score-api/fixture.wire.ts';
import type { PictureOf } from '#adapters/live-score-api/picture-path.ts';
import { readLeagueLinks, type LeagueLink } from '#core/sport/football/league-link.ts';
import type { ReportedFixture } from '#core/sport/football/match/reported-fixture.ts';
import { lenientFlag, lenientPath } from '../wire/lenient.wire.ts';

/** Quick links of the football page, JSON in a small content. Unreadable ones are dropped (spec §3.3). */
export const leagueLinksWire: z.ZodType<readonly LeagueLink[]> = z
  .object({ content: z.string() })
  .transform(({ content }) => readLeagueLinks(content));

const reportWire = z
  .object({ url: lenientPath, robot: lenientFlag })
  .transform(({ url, robot }) => (url === null ? null : { path: url, robot }));

/** A fixture from a live-score service with the path of its report (spec §3.9). */
const reportedFixtureWire = (pictureOf: PictureOf): z.ZodType<ReportedFixture> =>
  z
    .intersection(
      fixtureWire(pictureOf).transform((fixture) => ({ fixture })),
      reportWire.transform((report) => ({ report })),
    )
    .transform(({ fixture, report }) => ({ ...fixture, report }));

export const reportedFixturesWire = (pictureOf: PictureOf): z.ZodType<readonly ReportedFixture[]> =>
  z
    .object({ items: tolerantList(reportedFixtureWire(pictureOf)) })
    .transform(({ items }) =>
      items.toSorted((one, other) => (one.timestamp ?? Infinity) - (other.timestamp ?? Infinity) || 0),
    );
