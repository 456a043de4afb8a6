import { figure } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const cities = [
  ['Brüsszel', 'Brüsszelben', 'brüsszeli'],
  ['Pozsony', 'Pozsonyban', 'pozsonyi'],
  ['Bécs', 'Bécsben', 'bécsi'],
  ['Trieszt', 'Triesztben', 'trieszti'],
  ['Krakkó', 'Krakkóban', 'krakkói'],
  ['Ljubljana', 'Ljubljanában', 'ljubljanai'],
  ['Zágráb', 'Zágrábban', 'zágrábi'],
  ['Lisszabon', 'Lisszabonban', 'lisszaboni'],
  ['Helsinki', 'Helsinkiben', 'helsinki'],
  ['Tallinn', 'Tallinnban', 'tallinni'],
  ['Gdańsk', 'Gdańskban', 'gdański'],
  ['Marseille', 'Marseille-ben', 'marseille-i'],
  ['Glasgow', 'Glasgow-ban', 'glasgow-i'],
  ['Porto', 'Portóban', 'portói'],
] as const;

const events = [
  { event: 'sztrájk', aboutEvent: 'a sztrájkról', eventObject: 'sztrájkot' },
  { event: 'tüntetéssorozat', aboutEvent: 'a tüntetéssorozatról', eventObject: 'tüntetéssorozatot' },
  { event: 'kikötői blokád', aboutEvent: 'a kikötői blokádról', eventObject: 'kikötői blokádot' },
  { event: 'egyetemfoglalás', aboutEvent: 'az egyetemfoglalásról', eventObject: 'egyetemfoglalást' },
  { event: 'lakbérsztrájk', aboutEvent: 'a lakbérsztrájkról', eventObject: 'lakbérsztrájkot' },
  { event: 'taxisblokád', aboutEvent: 'a taxisblokádról', eventObject: 'taxisblokádot' },
] as const;

export const foreign: Family['facts'] = (draw) => {
  const [town, at, local] = draw.next(cities);
  return {
    town,
    at,
    local,
    to: at,
    from: at,
    ...draw.next(events),
    crowd: figure(draw.step(4000, 62_000, 1000)),
    share: String(draw.whole(51, 63)),
    turnout: String(draw.whole(34, 58)),
    days: String(draw.whole(3, 21)),
    hours: String(draw.whole(9, 19)),
  };
};
