import type { Crest } from '../../origin/database/schema/live-score-schema.ts';

export interface Club {
  readonly id: number;
  readonly name: string;
  readonly strength: number;
  readonly crest: Crest;
  readonly venue: string;
  readonly city: string;
}

type Line = readonly [
  name: string,
  strength: number,
  shape: Crest['shape'],
  text: string,
  colours: string,
  venue: string,
  city: string,
];

const clubsFrom = (first: number, lines: readonly Line[]): readonly Club[] =>
  lines.map(([name, strength, shape, text, colours, venue, city], at) => ({
    id: first + at,
    name,
    strength,
    crest: { shape, text, colours: colours.split(' ') },
    venue,
    city,
  }));

export const hungarianClubs = clubsFrom(3101, [
  ['Újparti Kikötő', 1.28, 'shield', 'ÚK', '#0d3b66 #faf0ca', 'Dokk utcai stadion', 'Újpart'],
  ['Telekháza SE', 1.22, 'round', 'TSE', '#7a1f1f #f5d547', 'Vásártéri pálya', 'Telekháza'],
  ['Kövesdombári Vasutas', 1.16, 'diamond', 'KV', '#1d3557 #e63946', 'Fűtőház stadion', 'Kövesdombár'],
  ['Ludaséri TK', 1.1, 'shield', 'LTK', '#2d6a4f #ffffff', 'Gátőr utcai pálya', 'Ludasér'],
  ['Hévszegi Fáklya', 1.05, 'round', 'HF', '#d00000 #ffba08', 'Fürdő utcai stadion', 'Hévszeg'],
  ['Csernyeházi NK', 1, 'shield', 'CNK', '#3c096c #e0aaff', 'Nagyréti pálya', 'Csernyeháza'],
  ['Dunarédei Révész', 0.98, 'round', 'DR', '#003049 #669bbc', 'Révparti stadion', 'Dunaréde'],
  ['Harangosdi Öntők', 0.95, 'diamond', 'HÖ', '#22223b #c9ada7', 'Öntöde utcai pálya', 'Harangosd'],
  ['Rónaszentesi Lendület', 0.92, 'shield', 'RL', '#006d77 #edf6f9', 'Malomkert stadion', 'Rónaszentes'],
  ['Szélkúti Molnárok', 0.88, 'round', 'SZM', '#9c6644 #fefae0', 'Szélmalom pálya', 'Szélkút'],
  ['Mátralőrinci Bányász', 0.85, 'diamond', 'MB', '#212529 #f8f9fa', 'Akna-tető', 'Mátralőrinc'],
  ['Tóközi Evezős', 0.8, 'shield', 'TE', '#0077b6 #caf0f8', 'Nádas stadion', 'Tóköz'],
]);

export const southernClubs = clubsFrom(3201, [
  ['Coralport Mariners SC', 1.2, 'round', 'CM', '#005f73 #e9d8a6', 'Jetty Oval', 'Coralport'],
  ['Bluegum Rovers', 1.15, 'shield', 'BR', '#386641 #f2e8cf', 'Gumtree Park', 'Bluegum'],
  ['Redsand City', 1.08, 'diamond', 'RC', '#bc4749 #f2e8cf', 'Redsand Stadium', 'Redsand'],
  ['Kookaburra Bay FC', 1.02, 'round', 'KB', '#1d3557 #a8dadc', 'Bay Reserve', 'Kookaburra Bay'],
  ['Wattle Creek United', 1, 'shield', 'WC', '#e9c46a #264653', 'Creekside', 'Wattle Creek'],
  ['Harbour Vale', 0.97, 'diamond', 'HV', '#14213d #fca311', 'Vale Ground', 'Harbour Vale'],
  ['Southern Cape Athletic', 0.94, 'round', 'SC', '#03071e #ffffff', 'Lighthouse Ground', 'Southern Cape'],
  ['Opal Ridge', 0.9, 'shield', 'OR', '#7b2cbf #c8b6ff', 'Ridge Park', 'Opal Ridge'],
  ['Tidewater SC', 0.86, 'round', 'TSC', '#0081a7 #fdfcdc', 'Tidewater Oval', 'Tidewater'],
  ['Ironbark Wanderers', 0.82, 'diamond', 'IW', '#582f0e #ede0d4', 'Ironbark Field', 'Ironbark'],
]);

export const cupClubs = clubsFrom(3301, [
  ['Bodonyvári Bányász', 0.86, 'shield', 'BB', '#343a40 #f4a261', 'Aknász utcai pálya', 'Bodonyvár'],
  ['Kendervári Szövők', 0.82, 'round', 'KSZ', '#606c38 #fefae0', 'Szövőgyári pálya', 'Kendervár'],
]);
