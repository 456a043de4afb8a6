import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { carryAppMode, isAppMode } from '../../../app-shell/app-mode.ts';
import type { GameContent, RoundCard } from './game-content.ts';
import { gameTitle } from '../../../sport/tipping-game/hu.ts';
import { type GamePlace, gamePlace } from '../../../sport/tipping-game/game-place.ts';
import { scoreSheet } from '../../../sport/tipping-game/score-tips.ts';
import { roundsInOrder, roundState, type TipRound } from '../../../sport/tipping-game/tip-round.ts';
import { tipsOfForm, writeTipSheet } from '../../../sport/tipping-game/tip-sheet.ts';
import { headOf } from '../../building/head.ts';
import { insteadOfFailure } from '../../building/instead-of-failure.ts';
import type { InsteadOfPage } from '../../instead-of-page.ts';
import type { PageNeeds } from '../../needs.ts';
import { ownPath } from '../../building/own-path.ts';
import type { Head } from '../../page-head.ts';
import type { PageRequest } from '../../page-request.ts';
import { orDefault } from '../../building/or-default.ts';
import type { UseCase } from '../../use-case.ts';

type Needs = Pick<PageNeeds, 'tipRounds' | 'documents' | 'documentSlugs' | 'clock' | 'linkTo'>;

const cardOf = (round: TipRound, now: number): RoundCard => ({
  slug: round.slug,
  title: round.title,
  lead: round.lead,
  state: roundState(round, now),
  pairs: round.pairs.length,
  closesAt: Math.max(0, ...round.pairs.map(({ at }) => at)),
});

const sharedAddress = ({ linkTo }: Needs, { query }: PageRequest, place: GamePlace): string | null => {
  if (!('round' in place) || place.kind === 'pair') return null;
  const sheet = tipsOfForm(query, place.round.pairs.length);
  const path = sheet === null ? null : linkTo('tippjatek', { subSlug: place.round.slug, key: writeTipSheet(sheet) });
  return path !== null && isAppMode(query) ? carryAppMode(path) : path;
};

const placed = (
  needs: Needs,
  request: PageRequest,
  rounds: readonly TipRound[],
): ResultAsync<GamePlace, InsteadOfPage> => {
  const { subSlug, key } = request.route.params;
  const place = gamePlace(rounds, subSlug, key);
  if (place === null) return errAsync({ kind: 'not-found' });
  const shared = sharedAddress(needs, request, place);
  return shared === null ? okAsync(place) : errAsync({ kind: 'redirect', permanent: false, location: shared });
};

const titleOf = (game: string, place: GamePlace): string => {
  switch (place.kind) {
    case 'rounds':
      return game;
    case 'round':
    case 'sheet':
      return `${game} – ${place.round.title}`;
    case 'pair': {
      const { home, away, place: where } = place.pair;
      return `${home} – ${away}${where === '' ? '' : `, ${where}`} (${place.round.title})`;
    }
  }
};

const headOfGame = (needs: Needs, request: PageRequest, place: GamePlace, lead: string): Head =>
  headOf({
    title: titleOf(gameTitle, place),
    description: 'round' in place ? place.round.lead : lead,
    canonical: ownPath(needs, request),
    noindex: place.kind === 'sheet',
  });

/** Opens the tipping game: all rounds, one round, a reader's tips, or one pair (spec §2.1). */
export const openGame =
  (needs: Needs): UseCase<GameContent> =>
  (request) => {
    const rules = orDefault(needs.documents.bySlug(request.site.slug, needs.documentSlugs.tippjatek), null);
    const now = needs.clock.now();
    return needs.tipRounds
      .all(request.site.slug)
      .mapErr(insteadOfFailure)
      .andThen((all) => {
        const rounds = roundsInOrder(all, now);
        return placed(needs, request, rounds).map(async (place) => {
          const text = await rules;
          const round = 'round' in place ? place.round : (rounds[0] ?? null);
          return {
            content: {
              place,
              round,
              state: round === null ? 'finished' : roundState(round, now),
              scored: place.kind === 'sheet' ? scoreSheet(place.sheet, place.round.pairs) : null,
              rounds: rounds.map((one) => cardOf(one, now)),
              rules: text,
            } satisfies GameContent,
            head: headOfGame(needs, request, place, text?.lead ?? ''),
          };
        });
      });
  };
