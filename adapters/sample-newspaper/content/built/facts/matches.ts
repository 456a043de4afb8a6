import type { Family } from '../templates/family.ts';
import { figure } from '../templates/draw.ts';

const sports = [
  { sport: 'kézilabda', sportTag: 'kézilabda', player: 'átlövő', low: 22, high: 31, margin: 6, points: 'gólos' },
  { sport: 'labdarúgás', sportTag: 'labdarúgás', player: 'csatár', low: 0, high: 2, margin: 2, points: 'gólos' },
  { sport: 'vízilabda', sportTag: 'vízilabda', player: 'center', low: 7, high: 12, margin: 4, points: 'gólos' },
  { sport: 'kosárlabda', sportTag: 'kosárlabda', player: 'irányító', low: 61, high: 84, margin: 15, points: 'pontos' },
  { sport: 'jégkorong', sportTag: 'jégkorong', player: 'szélső', low: 1, high: 3, margin: 3, points: 'gólos' },
] as const;

const rivals = [
  'Bodonyvári Hajós',
  'Kövesdombári Vasas',
  'Csernyeházi NK',
  'Hévszegi Fáklya',
  'Tóközi Evezős',
  'Ludaséri Gátőr',
  'Rónaszentesi Lendület',
  'Kendervári Szövők',
  'Szélkúti Molnárok',
  'Dunarédei Révész',
  'Harangosdi Öntők',
  'Mátralőrinci Bányász',
  'Körösapácai Halász',
  'Zalaörvényi TC',
] as const;

export const matches: Family['facts'] = (draw) => {
  const { sport, player, low, high, margin, points } = draw.next(sports);
  const lost = draw.whole(low, high);
  const diff = draw.whole(1, margin);
  const home = draw.next(rivals);
  const away = [draw.next(rivals), draw.next(rivals)].find((name) => name !== home) ?? home;
  const local = (home.split(' ')[0] ?? '').toLowerCase();
  return {
    sport,
    player,
    points,
    home,
    away,
    local,
    town: sport,
    won: String(lost + diff),
    lost: String(lost),
    diff: String(diff),
    crowd: figure(draw.step(380, 6400, 20)),
    round: String(draw.whole(2, 26)),
    age: String(draw.whole(17, 20)),
  };
};
