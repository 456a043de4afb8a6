import { okAsync } from 'neverthrow';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { UniqueGroups } from '#core/ports/unique-groups.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { uniqueGroupsWire, uniqueGroupWire } from './unique.wire.ts';

export const createUniqueGroups = (http: Upstream, needs: MainApiNeeds): UniqueGroups => {
  const ask = askMainApi(http, needs);
  const schema = uniqueGroupWire(needs.embeds);
  const groups = uniqueGroupsWire(needs.embeds);
  return {
    group: (site, id) => ask(site, ['api', 'unique-groups', { id }], {}, { deadline: 'secondary', schema }),
    bySlugs: (site, slugs) =>
      slugs.length === 0
        ? okAsync([])
        : ask(
            site,
            ['api', 'unique-groups'],
            { slugs: [...new Set(slugs)].join(',') },
            { deadline: 'secondary', schema: groups },
          ),
  };
};
