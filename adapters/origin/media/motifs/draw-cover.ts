import { compositions } from './compositions.ts';
import { type Motif, motifs, variantCount } from './motifs.ts';
import { type CoverPalette, pots } from './canvas/palettes.ts';
import { recipes } from './recipes.ts';
import { type Inks, staged, tall, wide } from './canvas/scene.ts';
import { seededChance } from './canvas/seeded-chance.ts';

const nightly: ReadonlySet<Motif> = new Set(['night-sky', 'cinema', 'stage']);
const nightRecipes = [8, 6, 10, 7, 9, 4, 11] as const;

const inksOf = (motif: Motif, place: number, palette: CoverPalette): Inks => {
  const turn = place * 5 + motifs.indexOf(motif) * 7;
  return staged(nightly.has(motif) ? staged(turn, nightRecipes) : turn, recipes)(pots[palette]);
};

/** An SVG cover, 1600 × 1067, deterministic. Variants are 1–12; other numbers wrap around. */
export const drawCover = ({
  motif,
  variant,
  palette,
}: {
  readonly motif: Motif;
  readonly variant: number;
  readonly palette: CoverPalette;
}): string => {
  const place = (((Math.trunc(variant) - 1) % variantCount) + variantCount) % variantCount;
  const choices = compositions[motif];
  const scene = {
    inks: inksOf(motif, place, palette),
    chance: seededChance(`${motif}/${place}`),
    take: Math.floor(place / choices.length),
  };
  const picture = staged(place, choices)(scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}">${picture}</svg>`;
};
