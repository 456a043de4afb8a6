import type { Crest } from '../../origin/database/schema/live-score-schema.ts';
import type { Language } from './people.ts';

export interface Nation {
  readonly id: number;
  readonly name: string;
  readonly strength: number;
  readonly language: Language;
  readonly crest: Crest;
}

type Line = readonly [name: string, language: Language, strength: number, shape: Crest['shape'], colours: string];

const lines: readonly Line[] = [
  ['Magyarország', 'hu', 1.04, 'rows', '#cd2a3e #fff #436f4d'],
  ['Németország', 'de', 1.26, 'rows', '#000 #d00 #ffce00'],
  ['Ausztria', 'de', 1.06, 'rows', '#ed2939 #fff #ed2939'],
  ['Svájc', 'de', 1.06, 'square', '#d52b1e #fff'],
  ['Franciaország', 'fr', 1.32, 'columns', '#002395 #fff #ed2939'],
  ['Belgium', 'fr', 1.16, 'columns', '#000 #fae042 #ed2939'],
  ['Olaszország', 'it', 1.2, 'columns', '#009246 #fff #ce2b37'],
  ['Románia', 'south', 0.94, 'columns', '#002b7f #fcd116 #ce1126'],
  ['Hollandia', 'north', 1.2, 'rows', '#ae1c28 #fff #21468b'],
  ['Lengyelország', 'slavic', 0.98, 'rows', '#fff #dc143c'],
  ['Ukrajna', 'slavic', 0.98, 'rows', '#0057b7 #ffd700'],
  ['Dánia', 'north', 1.08, 'cross', '#c8102e #fff'],
  ['Svédország', 'north', 1, 'cross', '#006aa7 #fecc00'],
  ['Norvégia', 'north', 1.02, 'cross', '#ba0c2f #fff #00205b'],
  ['Finnország', 'north', 0.84, 'cross', '#fff #003580'],
  ['Izland', 'north', 0.82, 'cross', '#02529c #fff #dc1e35'],
  ['Anglia', 'en', 1.28, 'cross', '#fff #ce1124'],
  ['Írország', 'en', 0.86, 'columns', '#169b62 #fff #ff883e'],
  ['Bulgária', 'south', 0.82, 'rows', '#fff #00966e #d62612'],
  ['Szerbia', 'south', 1.02, 'rows', '#c6363c #0c4076 #fff'],
  ['Horvátország', 'south', 1.14, 'rows', '#ff0000 #fff #171796'],
  ['Spanyolország', 'es', 1.34, 'rows', '#aa151b #f1bf00 #f1bf00 #aa151b'],
  ['Portugália', 'pt', 1.26, 'columns', '#006600 #ff0000 #ff0000'],
  ['Törökország', 'tr', 1.04, 'disc', '#e30a17 #fff'],
  ['Argentína', 'es', 1.32, 'rows', '#74acdf #fff #74acdf'],
  ['Brazília', 'pt', 1.28, 'disc', '#009739 #fedd00'],
  ['Uruguay', 'es', 1.12, 'rows', '#fff #0038a8 #fff #0038a8 #fff'],
  ['Kolumbia', 'es', 1.1, 'rows', '#fcd116 #fcd116 #003893 #ce1126'],
  ['Peru', 'es', 0.92, 'columns', '#d91023 #fff #d91023'],
  ['Mexikó', 'es', 1.04, 'columns', '#006847 #fff #ce1126'],
  ['Japán', 'east', 1.06, 'disc', '#fff #bc002d'],
  ['Dél-Korea', 'east', 1, 'disc', '#fff #0047a0'],
  ['Nigéria', 'africa', 1, 'columns', '#008751 #fff #008751'],
  ['Szenegál', 'africa', 1.06, 'columns', '#00853f #fdef42 #e31b23'],
  ['Elefántcsontpart', 'africa', 0.98, 'columns', '#f77f00 #fff #009e60'],
  ['Ghána', 'africa', 0.94, 'rows', '#ce1126 #fcd116 #006b3f'],
  ['Marokkó', 'arab', 1.1, 'disc', '#c1272d #006233'],
  ['Egyiptom', 'arab', 0.96, 'rows', '#ce1126 #fff #000'],
  ['Jemen', 'arab', 0.76, 'rows', '#ce1126 #fff #000'],
  ['Ausztrália', 'en', 0.96, 'columns', '#00843d #ffcd00'],
];

const nations: readonly Nation[] = lines.map(([name, language, strength, shape, colours], at) => ({
  id: 2001 + at,
  name,
  language,
  strength,
  crest: { shape, colours: colours.split(' ') },
}));

const named = (names: string): readonly Nation[] =>
  names
    .split(' ')
    .map((name) => nations.find((one) => one.name === name))
    .filter((one) => one !== undefined);

export const europeanGroups = [
  'Magyarország Németország Svájc Finnország',
  'Spanyolország Horvátország Olaszország Írország',
  'Anglia Dánia Szerbia Izland',
  'Franciaország Hollandia Lengyelország Bulgária',
  'Belgium Ukrajna Románia Svédország',
  'Portugália Törökország Ausztria Norvégia',
].map(named);

export const worldGroups = [
  'Mexikó Lengyelország Elefántcsontpart Svájc',
  'Argentína Ukrajna Japán Jemen',
  'Franciaország Peru Szenegál Ausztria',
  'Brazília Szerbia Marokkó Ausztrália',
  'Németország Kolumbia Nigéria Norvégia',
  'Spanyolország Dánia Egyiptom Dél-Korea',
  'Anglia Uruguay Ghána Törökország',
  'Portugália Hollandia Magyarország Belgium',
].map(named);

export const allNations = nations;
