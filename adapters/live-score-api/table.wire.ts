import { z } from 'zod';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import type { StandingRow } from '#core/sport/football/standings.ts';
import type { TopPlayer } from '#core/sport/football/top-list.ts';
import { picture, teamWire } from './fixture.wire.ts';
import type { PictureOf } from './picture-path.ts';
import { fields, text, whole } from './written.wire.ts';

const rowWire = (pictureOf: PictureOf) =>
  z
    .object({
      rank: whole,
      team: teamWire(pictureOf),
      group: text,
      points: whole,
      goalsDiff: whole,
      all: fields({
        played: whole,
        win: whole,
        draw: whole,
        lose: whole,
        goals: fields({ for: whole, against: whole }),
      }),
    })
    .transform(({ rank, team, group, points, goalsDiff, all }): StandingRow => ({
      rank,
      team,
      group,
      played: all.played,
      won: all.win,
      drawn: all.draw,
      lost: all.lose,
      scored: all.goals.for,
      conceded: all.goals.against,
      difference: goalsDiff,
      points,
    }));

export const standingsWire = (pictureOf: PictureOf): z.ZodType<readonly StandingRow[]> =>
  z
    .object({ league: fields({ standings: lenientList(lenientList(rowWire(pictureOf))) }) })
    .transform(({ league }) => league.standings.flat());

const seasonOfPlayer = (pictureOf: PictureOf) =>
  z.object({
    team: teamWire(pictureOf),
    goals: fields({ total: whole }),
    cards: fields({ yellow: whole, yellowred: whole, red: whole }),
  });

const nobodysTeam = { id: null, name: null, logo: null };

export const topPlayerWire = (pictureOf: PictureOf): z.ZodType<TopPlayer> =>
  z
    .object({
      player: fields({ name: text, photo: picture(pictureOf) }),
      statistics: lenientList(seasonOfPlayer(pictureOf)),
    })
    .transform(({ player, statistics: [season] }) => ({
      ...player,
      team: season?.team ?? nobodysTeam,
      goals: season?.goals.total ?? null,
      yellow: season?.cards.yellow ?? null,
      yellowred: season?.cards.yellowred ?? null,
      red: season?.cards.red ?? null,
    }));
