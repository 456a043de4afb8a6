import type { Family } from '../templates/family.ts';

const bands = [
  ['Kilencedik Csatorna', 'Lassú villamos'],
  ['Pernye Zsuzsi és a Kazán', 'Vasárnapi kenyér'],
  ['Üres Akvárium', 'Hallgatni két hangon'],
  ['Gát', 'Magas víz'],
  ['Bodza Kvartett', 'Négy szék'],
  ['Holdrakéta Fúvósok', 'Leszállás'],
  ['Délutáni Műszak', 'Kettőtől tízig'],
  ['Cérnaszál', 'Foltozott'],
  ['Rezeda Trió', 'Ablakban'],
  ['Szélmalom Harcosai', 'Negyven kilométer'],
  ['Kisvasút', 'Jegyek nélkül'],
  ['Tükörfonák', 'Visszafelé is'],
] as const;

export const music: Family['facts'] = (draw) => {
  const [band, record] = draw.next(bands);
  return {
    band,
    record,
    songs: String(draw.whole(7, 14)),
    minutes: String(draw.whole(31, 58)),
    years: String(draw.whole(2, 17)),
    people: String(draw.step(80, 900, 10)),
    score: String(draw.whole(6, 9)),
    track: String(draw.whole(2, 6)),
  };
};
