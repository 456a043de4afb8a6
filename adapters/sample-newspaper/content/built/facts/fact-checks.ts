import { figure, tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const claims = [
  { claim: 'a szomszéd megyében feleannyiba kerül a víz', short: 'a víz ára' },
  { claim: 'a kátyúk felét külföldi autók okozzák', short: 'a kátyúk' },
  { claim: 'a napelemek télen nem termelnek', short: 'a téli napelemek' },
  { claim: 'minden harmadik diák elhagyja az országot', short: 'az elvándorló diákok' },
  { claim: 'megduplázódott a vasút késése', short: 'a vasúti késések' },
  { claim: 'az önkormányzatok hetven százaléka eladósodott', short: 'az önkormányzati adósság' },
  { claim: 'a rövidebb munkahét minden országban csődöt hozott', short: 'a rövidebb munkahét' },
  { claim: 'eltűntek a fecskék az országból', short: 'a fecskék' },
  { claim: 'a kenyér ára a liszt ára', short: 'a kenyér ára' },
] as const;

const verdicts = [
  ['igaz', 'Az állítás igaz'],
  ['nagyrészt igaz', 'Az állítás nagyrészt igaz'],
  ['félrevezető', 'Az állítás félrevezető'],
  ['téves', 'Az állítás téves'],
  ['nem bizonyítható', 'Az állítás nem bizonyítható'],
] as const;

export const factChecks: Family['facts'] = (draw) => {
  const [verdict, verdictSentence] = draw.next(verdicts);
  return {
    ...draw.next(claims),
    verdict,
    verdictSentence,
    shares: figure(draw.step(1200, 38_000, 100)),
    sources: String(draw.whole(4, 13)),
    real: tenths(draw.step(18, 640, 1)),
    years: String(draw.whole(2, 11)),
    page: String(draw.whole(12, 214)),
  };
};
