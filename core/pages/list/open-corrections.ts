import { correctionsAbout, noCorrections } from '../../editorial/lists/hu.ts';
import { insteadOfFailure } from '../building/instead-of-failure.ts';
import type { UseCase } from '../use-case.ts';
import { besideList } from './beside-list.ts';
import { composeList } from './compose-list.ts';
import type { ListContent } from './list-content.ts';
import type { ListNeeds } from './open-list.ts';

export const openCorrections =
  (needs: ListNeeds): UseCase<ListContent> =>
  (request) =>
    needs.lists
      .corrections(request.site.slug, request.route.page ?? null)
      .mapErr(insteadOfFailure)
      .map(async (list) =>
        composeList(needs, request, {
          list: { ...list, description: list.totalItems === 0 ? noCorrections : correctionsAbout },
          highlights: [],
          beside: await besideList(needs, request),
          podcast: null,
          above: [],
          live: null,
          sportWay: null,
        }),
      );
