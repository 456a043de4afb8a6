import { okAsync } from 'neverthrow';
import { headOf } from '../building/head.ts';
import type { PageNeeds } from '../needs.ts';
import { ownPath } from '../building/own-path.ts';
import type { UseCase } from '../use-case.ts';

/** Opens a page without content, for frames and health checks (spec §2.1, "empty"). */
export const openEmpty =
  (needs: Pick<PageNeeds, 'linkTo'>): UseCase<null> =>
  (request) =>
    okAsync({ content: null, head: headOf({ title: '', canonical: ownPath(needs, request), noindex: true }) });
