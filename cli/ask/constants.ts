import { standardAdSizes } from '#core/ads/ad-slot.ts';
import { appFlag } from '#core/app-shell/app-mode.ts';
import { smoothScroll } from '#core/app-shell/scroll-after-navigation.ts';
import { currentMark, noDataYet, standingLegend } from '#core/football/hu.ts';
import { standingColumns } from '#core/football/standings.ts';
import { noResultsYet } from '#core/formula-one/hu.ts';
import { markLasts } from '#core/search/tag-input.ts';
import { keyTries, keyTriesSeconds } from '#core/sessions/count-try.ts';
import { loggedOutPath } from '#core/sessions/decide-logout.ts';
import { expiredTexts } from '#core/sessions/decide-refresh.ts';
import { signInSeconds } from '#core/sessions/finish-sign-in.ts';
import { requestedPathSeconds } from '#core/sessions/requested-path.ts';
import { sessionCookieName } from '#core/sessions/session-cookie.ts';
import { codeSeconds, codeTries } from '#core/sessions/try-code.ts';
import type { AskRule } from './ask-rule.ts';
import { plainly } from './ask-rule.ts';

const legend = standingColumns.map((column) => ({ column, ...standingLegend[column] }));

/** What is settled once and for all: figures, lifetimes and fixed words (spec §9). */
export const constantRules: readonly AskRule[] = [
  {
    name: 'constants',
    input: '{}',
    answer: '{name: value}',
    decide: () =>
      plainly({
        standardAdSizes,
        smoothScroll,
        appFlag,
        tagMarkSeconds: markLasts,
        signInSeconds,
        codeSeconds,
        codeTries,
        keyTries,
        keyTriesSeconds,
        sessionCookieName,
        requestedPathSeconds,
        loggedOutPath,
        expiredTexts,
      }),
  },
  {
    name: 'sport-words',
    input: '{}',
    answer: '{legend, currentMark, noDataYet, noResultsYet}',
    decide: () => plainly({ legend, currentMark, noDataYet, noResultsYet }),
  },
];
