import { figure } from '../../built/templates/draw.ts';
import type { Draw } from '../../built/templates/draw.ts';
import type { Family } from '../../built/templates/family.ts';
import type { Facts } from '../../built/templates/fill-in.ts';
import { towns } from '../../built/places.ts';

/** Format: `Köln, Kölnben, Kölnbe, Kölnből, kölni`. */
const placeOf = (line: string): Facts => {
  const [town = '', at = '', to = '', from = '', local = ''] = line.split(', ');
  return { town, at, to, from, local };
};

const homeOf = (draw: Draw): Facts => {
  const { town: home = '', at: homeAt = '', local: homeLocal = '' } = draw.next(towns);
  return { home, homeAt, homeLocal };
};

const usual = (draw: Draw): Facts => ({
  ...homeOf(draw),
  people: String(draw.whole(6, 49)),
  hours: String(draw.whole(3, 14)),
  minutes: String(draw.step(15, 90, 5)),
  years: String(draw.whole(7, 41)),
  km: figure(draw.step(140, 2100, 10)),
  price: String(draw.step(60, 240, 5)),
});

const germany = [
  'Berlin, Berlinben, Berlinbe, Berlinből, berlini',
  'Köln, Kölnben, Kölnbe, Kölnből, kölni',
  'Stuttgart, Stuttgartban, Stuttgartba, Stuttgartból, stuttgarti',
  'München, Münchenben, Münchenbe, Münchenből, müncheni',
  'Dortmund, Dortmundban, Dortmundba, Dortmundból, dortmundi',
  'Hamburg, Hamburgban, Hamburgba, Hamburgból, hamburgi',
  'Lipcse, Lipcsében, Lipcsébe, Lipcséből, lipcsei',
  'Frankfurt, Frankfurtban, Frankfurtba, Frankfurtból, frankfurti',
] as const;
const guests = ['skót', 'osztrák', 'török', 'grúz', 'dán', 'albán', 'szlovák', 'portugál', 'svájci', 'cseh'] as const;
const qatar = [
  'Dóha, Dóhában, Dóhába, Dóhából, dóhai',
  'Luszaíl, Luszaílban, Luszaílba, Luszaílból, luszaíli',
  'Er-Rajján, Er-Rajjánban, Er-Rajjánba, Er-Rajjánból, er-rajjáni',
  'El-Hor, El-Horban, El-Horba, El-Horból, el-hori',
  'El-Vakra, El-Vakrában, El-Vakrába, El-Vakrából, el-vakrai',
] as const;
const farGuests = ['marokkói', 'mexikói', 'japán', 'szenegáli', 'horvát', 'uruguayi', 'ghánai', 'tunéziai'] as const;

const football =
  (places: readonly string[], fans: readonly string[]): Family['facts'] =>
  (draw) => ({
    ...usual(draw),
    ...placeOf(draw.next(places)),
    fans: draw.next(fans),
    crowd: figure(draw.step(2400, 38_000, 200)),
  });

const sports = ['úszás', 'vívás', 'birkózás', 'kajak-kenu', 'evezés', 'öttusa', 'sportlövészet', 'cselgáncs'] as const;
const olympics: Family['facts'] = (draw) => ({ ...usual(draw), sport: draw.next(sports) });

const election: Family['facts'] = (draw) => ({
  ...usual(draw),
  votes: figure(draw.whole(312, 2860)),
  money: String(draw.whole(2, 48)),
});

const states = [
  { state: 'Ohio', stateLocal: 'ohiói' },
  { state: 'Georgia', stateLocal: 'georgiai' },
  { state: 'Arizona', stateLocal: 'arizonai' },
  { state: 'Michigan', stateLocal: 'michigani' },
  { state: 'Wisconsin', stateLocal: 'wisconsini' },
  { state: 'Nevada', stateLocal: 'nevadai' },
  { state: 'Iowa', stateLocal: 'iowai' },
  { state: 'Indiana', stateLocal: 'indianai' },
] as const;
const america: Family['facts'] = (draw) => ({
  ...election(draw, false),
  ...draw.next(states),
  share: String(draw.whole(44, 58)),
});

const border = [
  'Záhony, Záhonyban, Záhonyba, Záhonyból, záhonyi',
  'Beregszász, Beregszászban, Beregszászba, Beregszászból, beregszászi',
  'Ungvár, Ungváron, Ungvárra, Ungvárról, ungvári',
  'Munkács, Munkácson, Munkácsra, Munkácsról, munkácsi',
  'Tiszabecs, Tiszabecsen, Tiszabecsre, Tiszabecsről, tiszabecsi',
  'Csap, Csapon, Csapra, Csapról, csapi',
  'Nagyszőlős, Nagyszőlősön, Nagyszőlősre, Nagyszőlősről, nagyszőlősi',
  'Vásárosnamény, Vásárosnaményban, Vásárosnaményba, Vásárosnaményból, vásárosnaményi',
] as const;

const war: Family['facts'] = (draw) => ({
  ...usual(draw),
  ...placeOf(draw.next(border)),
  share: String(draw.whole(12, 46)),
});

export const factsOf = {
  'tokio-2020': olympics,
  'foci-vb-2022': football(qatar, farGuests),
  'eb-2024': football(germany, guests),
  'parizs-2024': olympics,
  'orosz-ukran-valsag': war,
  'orosz-ukran-haboru': war,
  'valasztas-2022': election,
  'valasztas-2024': election,
  'ep-2024': election,
  'usa-2024': america,
} as const satisfies Readonly<Record<string, Family['facts']>>;
