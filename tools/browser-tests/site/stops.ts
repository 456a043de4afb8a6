import type { APIRequestContext } from '@playwright/test';
import type { RouteName } from '#core/pages/pages.ts';
import { mainSite, samples } from './addresses.ts';
import { everyAddress } from './every-address.ts';

export interface Stop {
  readonly name: string;
  readonly route: RouteName | null;
  readonly address: (request: APIRequestContext) => Promise<string>;
}

const keys = new Set(everyAddress.map(({ key }) => key));
const further = [
  '/melleklet/valasztas-2022/korzetek',
  '/rovat/velemeny',
  '/rovat/velemeny?oldal=2',
  '/rovat/szepkilatas',
];
export const stops: readonly Stop[] = [
  ...everyAddress.map(({ route, role, shown, url }) => ({ name: `${shown} of ${role}`, route, address: url })),
  ...samples.filter(({ key }) => !keys.has(key)).map(({ name, address }) => ({ name, route: null, address })),
  ...further.map((path) => ({ name: path, route: null, address: async () => mainSite + path })),
];
