import type { Article } from '../../origin/content/article.ts';
import { slugOf } from '../../origin/content/slug-of.ts';
import type { FixtureContent } from '../../origin/sport/content/live-score-content.ts';
import { dayOf } from '../../origin/sport/calls/zone.ts';
import { coverPath } from '../../origin/media/uploads/picture-paths.ts';
import { buildFootball } from './build-football.ts';
import { competitionPlans } from './competition-plan.ts';
import { playAhead } from './play-ahead.ts';
import type { Players } from './play-ahead.ts';

const { league } = competitionPlans.hungarian;

const writtenIn = 4 * 60;
const reports = 6;

const roundOf = ({ round }: FixtureContent): string => round?.split(' - ')[1] ?? '';

const common = (variant: number) =>
  ({
    site: 'main',
    type: 'article',
    section: 'sport',
    tags: ['labdarúgás', 'NB I'],
    cover: {
      path: coverPath('main', { motif: 'stadium', variant }),
      caption: '',
      credit: 'Illusztráció: Távíró',
    },
  }) as const;

const minuteOf = ({ elapsed, extra }: { readonly elapsed: number; readonly extra: number | null }): string =>
  `${elapsed}${extra === null ? '' : `+${extra}`}.`;

const howOf = (detail: string): string =>
  detail === 'Penalty' ? ', 11-esből' : detail === 'Own Goal' ? ', öngól' : '';

/** Generates a report from the simulated match: report and match data agree. */
const reportOf = (fixture: FixtureContent, players: Players, at: number): Article => {
  const { home, away, state, end } = playAhead(fixture, players);
  const [host = '', guest = ''] = [home, away].map((id) => players.teams.get(id)?.name ?? '');
  const [own, others] = [state.goals.home ?? 0, state.goals.away ?? 0];
  const result = `${own}–${others}`;
  const goals = state.events.filter(
    ({ type, detail, cancelledAt }) => type === 'Goal' && detail !== 'Missed Penalty' && cancelledAt === null,
  );
  const sent = state.events.filter(({ detail }) => detail === 'Red Card' || detail === 'Second Yellow card');
  const listed = goals.map((goal) => `${goal.player.name} (${minuteOf(goal)} perc${howOf(goal.detail)})`).join(', ');
  const half = state.score.halftime;
  const outcome =
    own > others
      ? `A hazai pályán játszó ${host} győzött`
      : own < others
        ? `A vendég ${guest} nyert`
        : 'Döntetlen lett a vége';
  return {
    ...common((at % 6) + 1),
    slug: slugOf(`${host} ${guest} ${own}-${others} eredmeny ${fixture.id}`),
    title: `${host}–${guest} ${result}`,
    lead: `${outcome} az NB I ${roundOf(fixture)}. fordulójában, ${fixture.city ?? ''} városában.`,
    pages: [
      `<p>Labdarúgó NB I, ${roundOf(fixture)}. forduló: ${host}–${guest} ${result} (félidőben ${half.home ?? 0}–${half.away ?? 0}). Helyszín: ${fixture.venue ?? ''}. Játékvezető: ${fixture.referee ?? ''}.</p>` +
        `<p>${goals.length === 0 ? 'Gól nem esett.' : `Gólszerzők: ${listed}.`}</p>` +
        (sent.length === 0
          ? ''
          : `<p>Kiállítva: ${sent.map((card) => `${card.player.name} (${minuteOf(card)} perc)`).join(', ')}.</p>`) +
        `<p>Ezt a tudósítást a mérkőzés adataiból gép írta.</p>`,
    ],
    publishedAt: end + writtenIn,
    authors: ['eredmenyiro'],
    flags: ['robot'],
    livescoreId: fixture.id,
  };
};

const clock = new Intl.DateTimeFormat('hu-HU', { timeZone: 'Europe/Budapest', hour: '2-digit', minute: '2-digit' });

const previewOf = (fixture: FixtureContent, { teams, squads }: Players, now: number): Article => {
  const [host = '', guest = ''] = [fixture.home, fixture.away].map((id) => teams.get(id ?? 0)?.name ?? '');
  const time = clock.format(new Date((fixture.kickOff ?? 0) * 1000));
  const striker = squads.get(fixture.home ?? 0)?.findLast(({ position }) => position === 'F');
  return {
    ...common(4),
    slug: slugOf(`${host} ${guest} elozetes ${fixture.id}`),
    title: `Rangadó este: ${host}–${guest}`,
    lead: `A ${roundOf(fixture)}. fordulóban a ${host} a ${guest} csapatát fogadja, kezdés: ${time}.`,
    pages: [
      `<p>Elővételben elkelt minden jegy (helyszín: ${fixture.venue ?? ''}). A hazaiaknál ${striker?.name ?? 'az első csatár'} az elejétől játszhat, a vendégek edzője szerint az első félóra dönthet.</p>` +
        `<p>A mérkőzés állását ezen az oldalon is követheti.</p>`,
    ],
    publishedAt: Math.min(now - 600, (fixture.kickOff ?? now) - 5 * 3600),
    authors: ['kesztyus-mark'],
    livescoreId: fixture.id,
  };
};

export const matchArticlesAt = (now: number): readonly Article[] => {
  const { teams = [], players = [], fixtures = [] } = buildFootball(now);
  const known: Players = {
    teams: new Map(teams.map(({ strength = 1, ...team }) => [team.id, { ...team, strength }])),
    squads: Map.groupBy(players, ({ team }) => team),
  };
  const own = fixtures.filter((fixture) => fixture.league === league && fixture.kickOff !== null);
  const over = own.filter((fixture) => {
    const { end, script } = playAhead(fixture, known);
    return script.final === 'FT' && end + writtenIn < now;
  });
  const last = own.findLast(({ kickOff }) => dayOf(kickOff ?? 0) === dayOf(now));
  return [
    ...over.slice(-reports).map((fixture, at) => reportOf(fixture, known, at)),
    ...(last === undefined ? [] : [previewOf(last, known, now)]),
  ];
};
