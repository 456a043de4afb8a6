import type { Family } from '../templates/family.ts';

const matters = [
  { matter: 'a menetrend', about: 'a menetrendről' },
  { matter: 'a sor', about: 'a sorról' },
  { matter: 'a lépcsőház', about: 'a lépcsőházról' },
  { matter: 'a csengő', about: 'a csengőről' },
  { matter: 'az űrlap', about: 'az űrlapról' },
  { matter: 'a pad', about: 'a padról' },
  { matter: 'a bocsánatkérés', about: 'a bocsánatkérésről' },
  { matter: 'a helyi érték', about: 'a helyi értékről' },
  { matter: 'a csend', about: 'a csendről' },
  { matter: 'a szomszéd', about: 'a szomszédról' },
  { matter: 'az ígéret', about: 'az ígéretről' },
  { matter: 'a kulcs', about: 'a kulcsról' },
  { matter: 'az esernyő', about: 'az esernyőről' },
  { matter: 'a jegyzőkönyv', about: 'a jegyzőkönyvről' },
] as const;

export const columns: Family['facts'] = (draw) => ({
  ...draw.next(matters),
  years: String(draw.whole(3, 40)),
  minutes: String(draw.whole(7, 55)),
  floors: String(draw.whole(2, 9)),
});
