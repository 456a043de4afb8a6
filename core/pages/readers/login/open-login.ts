import { errAsync, okAsync } from 'neverthrow';
import { isOfPasskeys, notBegun } from '../../../readers/sessions/sign-in-step.ts';
import { passkeysTitle, signInTitle } from '../../../readers/sessions/hu.ts';
import { headOf } from '../../building/head.ts';
import type { PageNeeds } from '../../needs.ts';
import { ownPath } from '../../building/own-path.ts';
import type { UseCase } from '../../use-case.ts';
import type { LoginContent } from './login-content.ts';

type Needs = Pick<PageNeeds, 'preview' | 'signInWays' | 'linkTo'>;

/** Opens the staff login. Redirects home outside preview mode or when signed in (spec §4, "Preview mode"). */
export const openLogin =
  (needs: Needs): UseCase<LoginContent> =>
  (request, { staffToken, signIn }) => {
    if (!needs.preview || staffToken !== null) return errAsync({ kind: 'redirect', permanent: false, location: '/' });
    const { step, problem } = signIn ?? notBegun;
    return okAsync({
      content: { step, problem, ways: step.kind === 'password' ? needs.signInWays : [] },
      head: headOf({
        title: isOfPasskeys(step) ? passkeysTitle : signInTitle,
        canonical: ownPath(needs, request),
        noindex: true,
      }),
    });
  };
