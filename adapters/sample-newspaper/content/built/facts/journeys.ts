import { tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const routes = [
  { route: 'a Duna mentén', goal: 'a Duna', vehicle: 'kerékpárral' },
  { route: 'a Balaton északi partján', goal: 'a Balaton-felvidék', vehicle: 'vonattal' },
  { route: 'Triesztig', goal: 'Trieszt', vehicle: 'vonattal' },
  { route: 'a Kárpátok lábánál', goal: 'a Kárpátok', vehicle: 'gyalog' },
  { route: 'a Tisza árterén', goal: 'a Tisza', vehicle: 'kenuval' },
  { route: 'Kolozsvárig', goal: 'Kolozsvár', vehicle: 'éjszakai vonattal' },
  { route: 'az osztrák határ mellett', goal: 'a határvidék', vehicle: 'kerékpárral' },
  { route: 'az Alföldön át', goal: 'az Alföld', vehicle: 'busszal' },
  { route: 'Krakkóig', goal: 'Krakkó', vehicle: 'vonattal' },
] as const;

export const journeys: Family['facts'] = (draw) => ({
  ...draw.next(routes),
  days: draw.next(['két', 'három', 'négy', 'öt']),
  km: String(draw.step(48, 420, 2)),
  cost: `${draw.whole(11, 86)} ezer forint`,
  nights: draw.next(['egy', 'két', 'három']),
  hours: tenths(draw.step(15, 110, 5)),
  stops: String(draw.whole(5, 31)),
});
