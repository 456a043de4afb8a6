import { figure } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const works = [
  ['Sötétkamra', 'egy bezárt fotólabor és két testvér'],
  ['Alsó malom', 'egy molnárcsalád három nemzedéke'],
  ['Hetedik vágány', 'egy éjszaka egy elhagyott pályaudvaron'],
  ['Holnap is hétfő', 'egy gyár utolsó munkahete'],
  ['Libatop', 'egy falu, ahol mindenki tud valamit'],
  ['Pávaszem', 'egy énektanár és a hallgatásai'],
  ['Nyári gumi', 'két szerelő és egy ellopott autó'],
  ['Kőbölcső', 'egy bányászlány a hatvanas években'],
  ['Visszhang', 'egy telefonközpont éjszakai műszakja'],
  ['Határhajó', 'egy kompos, aki nem kérdez'],
  ['Üvegfal', 'egy irodaház tizenhárom emelete'],
  ['Fekete ribizli', 'egy nagymama, aki nem hal meg időben'],
  ['Harmincnegyven', 'három barát egy lakóautóban'],
  ['Tanácsterem', 'egy önkormányzat, kamera előtt'],
] as const;

export const screens: Family['facts'] = (draw) => {
  const [film, about] = draw.next(works);
  return {
    film,
    about,
    minutes: String(draw.whole(84, 158)),
    days: String(draw.whole(19, 61)),
    viewers: figure(draw.step(1800, 74_000, 200)),
    score: String(draw.whole(5, 9)),
    episodes: String(draw.whole(4, 10)),
    scene: String(draw.whole(12, 70)),
  };
};
