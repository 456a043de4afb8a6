import { fiveSites } from '../../core/addresses/sites/five-sites.fake.ts';
import { examplesOf } from '../../core/pages/building/examples-of.ts';
import { pages, routeNames } from '../../core/pages/pages.ts';
import { screensIn } from '../build/screen-chunks.ts';
import { episodeScreen, sportScreens } from '../../ui/screens/screen-name.ts';

/**
 * Reports incomplete pages: a route or sport without a screen, an unused screen, a card without an example that the
 * tests can open (`tools/whole-product/contracts/every-card.test.ts`).
 */
const screens = new Set(screensIn('.').map(([name]) => name));
const shown = [...routeNames, ...sportScreens, episodeScreen];
const names = new Set<string>(shown);
const hasExample = (name: (typeof routeNames)[number]): boolean =>
  pages[name].shownBy !== undefined || examplesOf(pages[name], { sites: fiveSites, academySegment: 'a' }).length > 0;

const faults = [
  ...shown
    .filter((name) => !screens.has(name))
    .map((name) => `The page ${name} has no screen: write ui/screens/${name}.screen.tsx`),
  ...[...screens]
    .filter((name) => !names.has(name))
    .map((name) => `ui/screens/${name}.screen.tsx has no page: register it in core/pages/pages.ts`),
  ...routeNames
    .filter((name) => !hasExample(name))
    .map((name) => `The page ${name} has no example: add an example URL to its card`),
];
for (const fault of faults) console.error(fault);
console.log(`${routeNames.length} pages, ${screens.size} screens`);
process.exit(faults.length === 0 && names.size > 20 ? 0 : 1);
