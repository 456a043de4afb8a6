import { compositions } from './compositions.ts';
import { type Motif, motifs, variantCount } from './motifs.ts';
import { type CoverPalette, pots } from './canvas/palettes.ts';
import { recipes } from './recipes.ts';
import { type Inks, staged, tall, wide } from './canvas/scene.ts';
import { paper } from './canvas/scenery.ts';
import { seededChance } from './canvas/seeded-chance.ts';

const nightly: ReadonlySet<Motif> = new Set(['night-sky', 'cinema', 'stage']);
const nightRecipes = [8, 6, 10, 7, 9, 4, 11] as const;

const inksOf = (motif: Motif, place: number, palette: CoverPalette): Inks => {
  const turn = place * 5 + motifs.indexOf(motif) * 7;
  return staged(nightly.has(motif) ? staged(turn, nightRecipes) : turn, recipes)(pots[palette]);
};

interface Wish {
  readonly motif: Motif;
  readonly variant: number;
  readonly palette: CoverPalette;
}

const plate = (palette: CoverPalette): string => paper(pots[palette].wash);

const pictureOf = ({ motif, variant, palette }: Wish): string => {
  const choices = compositions[motif];
  if (choices === undefined) return plate(palette);
  const place = (((Math.trunc(variant) - 1) % variantCount) + variantCount) % variantCount;
  const scene = {
    inks: inksOf(motif, place, palette),
    chance: seededChance(`${motif}/${place}`),
    take: Math.floor(place / choices.length),
  };
  return staged(place, choices)(scene);
};

/** An SVG cover, 1600 × 1067, deterministic. Variants are 1–12; other numbers wrap around. */
export const drawCover = (wish: Wish): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}">${pictureOf(wish)}</svg>`;
