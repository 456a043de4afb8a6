import { readdirSync } from 'node:fs';
import { routeNames } from '../core/pages/pages.ts';

/** Names what forgets a page: a route without its screen, or a screen that no route shows. */
const screens = new Set(readdirSync('ui/screens').flatMap((file) => /^(.+)\.screen\.tsx$/.exec(file)?.[1] ?? []));
const names = new Set<string>(routeNames);
const faults = [
  ...routeNames
    .filter((name) => !screens.has(name))
    .map((name) => `The page ${name} has no screen: write ui/screens/${name}.screen.tsx`),
  ...[...screens]
    .filter((name) => !names.has(name))
    .map((name) => `ui/screens/${name}.screen.tsx shows no page: register it in core/pages/pages.ts`),
];
for (const fault of faults) console.error(fault);
console.log(`${names.size} pages, ${screens.size} screens`);
process.exit(faults.length === 0 && names.size > 20 ? 0 : 1);
