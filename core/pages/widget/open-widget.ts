import { headOf } from '../building/head.ts';
import { insteadOfFailure } from '../building/instead-of-failure.ts';
import type { PageNeeds } from '../needs.ts';
import { ownPath } from '../building/own-path.ts';
import type { WidgetContent } from './widget-content.ts';
import type { UseCase } from '../use-case.ts';

/** Opens the newest articles for the native app (spec §2.1, "app-webview"). */
export const openWidget =
  (needs: Pick<PageNeeds, 'articles' | 'linkTo'>): UseCase<WidgetContent> =>
  (request) =>
    needs.articles
      .latest(request.site.slug, { topLevelOnly: true })
      .mapErr(insteadOfFailure)
      .map((cards) => ({
        content: { cards, covers: request.site.mobileCovers },
        head: headOf({ title: '', canonical: ownPath(needs, request), noindex: true }),
      }));
