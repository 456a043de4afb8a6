import { avatarPath } from '../picture-paths.ts';
import type { SeedAuthor } from '../seed-world.ts';

const people = [
  ['szalkay-dorka', 'Szalkay Dorka', 'belpolitikai újságíró'],
  ['vermesi-balint', 'Vermesi Bálint', 'külpolitikai szerkesztő'],
  ['halmagyi-eszter', 'Halmágyi Eszter', 'tényfeltáró újságíró'],
  ['kesztyus-mark', 'Kesztyűs Márk', 'sportújságíró'],
  ['bodolai-lilla', 'Bodolai Lilla', 'kulturális újságíró'],
  ['fuzessery-andor', 'Füzesséry Andor', 'adatújságíró'],
  ['tarcsafalvi-noemi', 'Tarcsafalvi Noémi', 'gazdasági újságíró'],
  ['orsi-botond', 'Őrsi Botond', 'tudományos újságíró'],
  ['urmosi-kinga', 'Ürmösi Kinga', 'főmunkatárs'],
  ['gyergyai-csongor', 'Gyergyai Csongor', 'tudósító'],
  ['lorincz-vass-julia', 'Lőrincz-Vass Júlia', 'portréíró'],
  ['zsombolyai-ferenc', 'Zsombolyai Ferenc', 'publicista'],
] as const;

export const authors: readonly SeedAuthor[] = people.map(([slug, name, title]) => ({
  slug,
  name,
  title,
  avatar: avatarPath(slug),
}));
