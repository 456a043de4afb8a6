import type { InitMessages } from './init-messages.ts';
import { number } from '../counted/counted-hu.ts';

export const initHu: InitMessages = {
  commands: {
    init: 'új újság kezdése egy üres adatbázisban: minta (--sample) vagy üres (--empty)',
    removeSample: 'a mintaújság kivétele az adatbázisból; ami közben szerkesztett lett, marad',
    check: 'hiányzik-e cikk a keresőből vagy egy listáról, vagy egy feltöltött kép',
  },
  options: {
    sample: 'a mintaújság: kitalált cikkek, szerzők, mérkőzések',
    empty: 'üres újság: sem cikk, sem minta',
    from: 'rovatok, szerzők és menük egy JSON-fájlból (docs/newsroom.md)',
    repair: 'ami a keresőből vagy egy listáról hiányzik, újra bekerül',
  },
  how: 'melyik legyen: a mintaújság (--sample) vagy egy üres (--empty, és ha van, --from újság.json)?',
  notJson: (file) => `ez nem JSON, vagy 64 szintnél mélyebben egymásba ágyazott: ${file}; semmi sem változott`,
  begun: 'az újság elkezdődött; cikket így kap: content import',
  checked: ({ search, lists, uploads, repaired }) =>
    [
      `a keresőben hibás: ${number(search)} cikk, listán: ${number(lists)} cikk, hiányzó feltöltés: ${number(uploads.length)}${repaired ? '; a kereső és a listák kijavítva' : ''}`,
      ...uploads,
    ].join('\n'),
  sampleWritten: (isNew) => (isNew ? 'a mintaújság bekerült' : 'a mintaújság már bent van'),
  sampleRemoved: (articles, left) =>
    [
      `a mintaújság kikerült: ${number(articles)} cikk és bejegyzés törölve`,
      ...(left.length === 0 ? [] : ['ez maradt, mert szerkesztett vagy használatban van:', ...left]),
    ].join('\n'),
};
