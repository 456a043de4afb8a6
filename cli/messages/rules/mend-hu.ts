import type { MendMessages } from './mend-messages.ts';
import { number } from '../counted/counted-hu.ts';

export const mendHu: MendMessages = {
  command: 'új 404-ek gyógyítása: hová költözhetett, amit egy naplóban nem talál már senki; szabályjelöltek, próbára',
  options: {
    archive: 'élő címek fájlja: oldaltérkép (XML), soronként egy cím, vagy a content list --json kimenete; többször is',
    output: 'a szabályjelöltek ebbe a fájlba (a lint elfogadja)',
    min: 'ennél bizonytalanabb jelölt ne legyen (0.5 vagy 50%)',
    near: 'halott cím mellé a legközelebbi élők (--archive, vagy ami tartalom kéznél van)',
  },
  archiveFaults: {
    'sitemap-index': 'ez oldaltérképek jegyzéke: a benne felsorolt fájlokat add meg, akár többet is',
    'no-address': 'egyetlen cím sincs benne: oldaltérkép, soronként egy cím vagy content list --json kell',
  },
  noArchive:
    'nincs kéznél tartalom, és nem kaptam --archive fájlt: csak az állandó oldalakból és a szabályokból tudok jósolni',
  unusable: (addresses) => `az archívum ${number(addresses)} címén a szabályok szerint nincs oldal: ezek kimaradtak`,
  evidences: {
    archive: 'a slug az archívumban',
    date: 'másként írt dátum',
    spelling: 'elírás',
    tag: 'címke vagy rovat neve',
    'old-path': 'régi címforma',
  },
  columns: {
    requests: 'kérés',
    confidence: 'bizonyosság',
    evidence: 'miből látszik',
    rule: 'honnan → hová',
    addresses: 'cím',
  },
  ofAddresses: (addresses, of) => (addresses === of ? number(addresses) : `${number(addresses)} / ${number(of)}`),
  saves: (requests, addresses, rules) =>
    `${number(rules)} szabállyal ${number(addresses)} halott cím ${number(requests)} kérése találna újra oldalt.`,
  nothingDead: 'Nincs új 404, nincs mit gyógyítani.',
  unmended: (addresses, requests) =>
    `Javaslat nélkül maradt ${number(addresses)} új 404, ${number(requests)} kéréssel; ezeket nézd meg kézzel:`,
  written: (file) => `a szabályjelöltek elkészültek: ${file}`,
  next: (file, program) =>
    `Semmi sem változott. Nézd át, majd próbáld ki:  ${program} lint ${file}   és   REDIRECTS=${file} ${program} replay …`,
  near: 'Élő címek a közelben:',
  nothingNear: 'A közelében semmi sem él.',
};
