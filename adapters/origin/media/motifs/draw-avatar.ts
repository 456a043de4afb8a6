import { mix } from './canvas/colour.ts';
import { bust, type Complexion } from './canvas/faces.ts';
import { type CoverPalette, type Pots, pots } from './canvas/palettes.ts';
import { type Chance, seededChance } from './canvas/seeded-chance.ts';
import { disc, moved, poly, rect, shape } from './canvas/shapes.ts';

const size = 480;

/** Women's names that do not end in a. */
const womensNames: ReadonlySet<string> = new Set([
  'Eszter',
  'Noémi',
  'Ágnes',
  'Edit',
  'Judit',
  'Katalin',
  'Ildikó',
  'Erzsébet',
  'Kinga',
  'Zsuzsi',
  'Tímea',
  'Emese',
  'Enikő',
  'Boglár',
]);

const isWoman = (name: string): boolean => {
  const given = name.trim().split(/\s+/).at(-1) ?? '';
  return womensNames.has(given) || (given.endsWith('a') && given !== 'Géza' && given !== 'Béla' && given !== 'Attila');
};

const complexion = (chance: Chance, p: Pots): Complexion & { readonly ground: string; readonly tone: string } => {
  const [ground, tone, clothes, trim] = chance.pick([
    [p.pop, mix(p.pop, p.paper, 0.45), p.ink, p.accent],
    [p.accent, mix(p.accent, p.deep, 0.35), p.ink, p.paper],
    [p.wash, p.paper, p.accent, p.deep],
    [mix(p.mid, p.ink, 0.25), p.mid, p.hot, p.deep],
    [p.hint, mix(p.hint, p.paper, 0.5), p.deep, p.accent],
    [p.deep, mix(p.deep, p.accent, 0.35), p.hint, p.ink],
    [p.soft, mix(p.soft, p.paper, 0.4), p.ink, p.hot],
  ]);
  const skin = mix(p.paper, p.pop, chance.pick([0.25, 0.45, 0.6]));
  const hair = chance.pick([
    p.ink,
    p.ink,
    p.deep,
    p.deep,
    mix(p.mid, p.ink, 0.3),
    mix(p.mid, p.ink, 0.6),
    mix(p.soft, p.paper, 0.3),
  ]);
  return { ground, tone, clothes, trim, skin, shade: mix(skin, mix(p.accent, p.mid, 0.5), 0.3), hair, mark: p.ink };
};

const setting = (chance: Chance, ground: string, tone: string): string =>
  rect(0, 0, size, size, ground) +
  chance.pick([
    disc(240, 220, 200, tone),
    rect(240, 0, 240, size, tone),
    poly([0, size, size, 80, size, size], tone),
    shape('M70 480V230A170 170 0 0 1 410 230V480Z', tone),
    rect(0, 300, size, 180, tone),
  ]);

export const drawAvatar = ({ name, palette }: { readonly name: string; readonly palette: CoverPalette }): string => {
  const chance = seededChance(`likeness of ${name}`);
  const { ground, tone, ...colours } = complexion(chance, pots[palette]);
  const picture =
    setting(chance, ground, tone) + moved(bust(chance, isWoman(name) ? 'woman' : 'man', colours), 240, 206, 0.66);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${picture}</svg>`;
};
