import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { ListSides } from '#core/ports/list-sides.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { addressWire, hikingMapWire } from './unique.wire.ts';

export const createListSides = (http: Upstream, needs: MainApiNeeds): ListSides => {
  const ask = askMainApi(http, needs);
  return {
    playlist: (site) => ask(site, ['api', 'unique', 'after-music'], {}, { deadline: 'secondary', schema: addressWire }),
    hikingMap: (site) =>
      ask(site, ['api', 'unique', 'szepkilatas-terkep'], {}, { deadline: 'secondary', schema: hikingMapWire }),
  };
};
