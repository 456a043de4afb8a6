import { standardAdSizes } from '#core/ads/ad-slot.ts';
import { appFlag } from '#core/app-shell/app-mode.ts';
import { smoothScroll } from '#core/app-shell/scroll-after-navigation.ts';
import { currentMark, noDataYet, standingLegend } from '#core/sport/football/hu.ts';
import { standingColumns } from '#core/sport/football/standings.ts';
import { noResultsYet } from '#core/sport/formula-one/hu.ts';
import { markLasts } from '#core/editorial/search/tag-input.ts';
import { keyTries, keyTriesSeconds } from '#core/readers/sessions/count-try.ts';
import { loggedOutPath } from '#core/readers/sessions/decide-logout.ts';
import { expiredTexts } from '#core/readers/sessions/decide-refresh.ts';
import { signInSeconds } from '#core/readers/sessions/finish-sign-in.ts';
import { requestedPathSeconds } from '#core/readers/sessions/requested-path.ts';
import { sessionCookieName } from '#core/readers/sessions/session-cookie.ts';
import { codeSeconds, codeTries } from '#core/readers/sessions/try-code.ts';
import type { AskRule } from './rule/ask-rule.ts';
import { plainly } from './rule/ask-rule.ts';

const legend = standingColumns.map((column) => ({ column, ...standingLegend[column] }));

/** Spec §9. */
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
