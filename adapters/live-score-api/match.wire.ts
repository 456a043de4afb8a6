import { z } from 'zod';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import { bySide } from '#core/sport/football/by-side.ts';
import type { Match, Squad } from '#core/sport/football/match/match.ts';
import type { EventReport } from '#core/sport/football/match/match-event.ts';
import { type Prediction, predictionOf } from '#core/sport/football/match/prediction.ts';
import type { Statistic } from '#core/sport/football/statistic-pairs.ts';
import { fixtureWire, picture } from './fixture.wire.ts';
import type { PictureOf } from './picture-path.ts';
import { fields, figure, idOrNull, text, whole } from './written.wire.ts';

const eventWire = z
  .object({
    time: fields({ elapsed: whole, extra: whole }),
    team: fields({ id: idOrNull }),
    player: fields({ name: text }),
    assist: fields({ name: text }),
    type: text,
    detail: text,
    comments: text,
  })
  .transform(({ time, team, player, assist, ...what }): EventReport => ({
    ...what,
    ...time,
    teamId: team.id,
    player: player.name,
    assist: assist.name,
  }));

const squadPlayers = lenientList(
  z.object({ player: fields({ name: text, number: whole }) }).transform(({ player }) => player),
);

const squadWire = (pictureOf: PictureOf) =>
  z
    .object({
      team: fields({ id: idOrNull }),
      formation: text,
      startXI: squadPlayers,
      substitutes: squadPlayers,
      coach: fields({ name: text, photo: picture(pictureOf) }),
    })
    .transform(({ team, formation, startXI, substitutes, coach }): Squad & { readonly teamId: number | null } => ({
      teamId: team.id,
      formation,
      starting: startXI,
      substitutes,
      coach: coach.name === null && coach.photo === null ? null : coach,
    }));

const statisticsWire = z
  .object({ team: fields({ id: idOrNull }), statistics: lenientList(z.object({ type: text, value: figure })) })
  .transform(({ team, statistics }) => ({ teamId: team.id, statistics }));

const sides = fields({ home: figure, away: figure });
const predictionWire = (pictureOf: PictureOf) =>
  z.object({
    predictions: fields({
      winner: fields({ name: text, comment: text }),
      percent: fields({ home: figure, draw: figure, away: figure }),
    }),
    comparison: fields({ goals: sides }),
    h2h: lenientList(fixtureWire(pictureOf)),
  });

type PredictionWire = z.infer<ReturnType<typeof predictionWire>>;
const predicted = (told: PredictionWire | undefined): Prediction | null =>
  told === undefined ? null : predictionOf({ ...told.predictions, goals: told.comparison.goals });

const withoutTeam = (squad: (Squad & { readonly teamId: number | null }) | null): Squad | null => {
  if (squad === null) return null;
  const { teamId: _teamId, ...own } = squad;
  return own;
};
const numbersOf = (told: { readonly statistics: readonly Statistic[] } | null): readonly Statistic[] =>
  told?.statistics ?? [];

export const matchWire = (pictureOf: PictureOf): z.ZodType<Match> =>
  z
    .intersection(
      fixtureWire(pictureOf).transform((fixture) => ({ fixture })),
      z
        .object({
          events: lenientList(eventWire),
          lineups: lenientList(squadWire(pictureOf)),
          statistics: lenientList(statisticsWire),
          predictions: lenientList(predictionWire(pictureOf)),
        })
        .transform((told) => ({ told })),
    )
    .transform(({ fixture, told: { events, lineups, statistics, predictions } }) => {
      const teams = { home: fixture.teams.home.id, away: fixture.teams.away.id };
      const [squads, numbers] = [bySide(lineups, teams), bySide(statistics, teams)];
      return {
        fixture,
        events,
        squads: { home: withoutTeam(squads.home), away: withoutTeam(squads.away) },
        statistics: { home: numbersOf(numbers.home), away: numbersOf(numbers.away) },
        prediction: predicted(predictions[0]),
        headToHead: predictions[0]?.h2h ?? [],
      };
    });
