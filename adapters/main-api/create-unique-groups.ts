import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { UniqueGroups } from '#core/ports/unique-groups.ts';
import { askMainApi, type MainApiNeeds } from './ask-main-api.ts';
import { uniqueGroupWire } from './unique.wire.ts';

/** Editors' small contents as the main API keeps them. */
export const createUniqueGroups = (http: Upstream, needs: MainApiNeeds): UniqueGroups => {
  const ask = askMainApi(http, needs);
  const schema = uniqueGroupWire(needs.embeds);
  return { group: (site, id) => ask(site, ['api', 'unique-groups', { id }], {}, { deadline: 'secondary', schema }) };
};
