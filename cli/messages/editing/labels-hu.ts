import { number } from '../counted/counted-hu.ts';
import type { LabelsMessages } from './labels-messages.ts';

export const labelsHu: LabelsMessages = {
  commands: {
    author: {
      group: 'szerzők átnevezése és összevonása',
      list: 'a szerzők, a cikkeik számával és a korábbi slugjaikkal',
      rename: 'egy szerző új slugja (--to), neve vagy beosztása; a régi címe átirányít',
      merge: 'egy szerző összevonása egy másikkal: a cikkei ahhoz kerülnek, a címe oda irányít',
    },
    section: {
      group: 'rovatok átnevezése és összevonása',
      list: 'a rovatok, a cikkeik számával és a korábbi slugjaikkal',
      rename: 'egy rovat új slugja (--to) vagy neve; a régi címei átirányítanak',
      merge: 'egy rovat összevonása ugyanannak az oldalnak egy másik rovatával',
    },
    tag: {
      group: 'címkék átnevezése és összevonása',
      list: 'a címkék, a cikkeik számával és a korábbi slugjaikkal',
      rename: 'egy címke új slugja (--to) vagy neve; a régi címe átirányít',
      merge: 'egy címke összevonása egy másikkal: a cikkei ahhoz kerülnek, a címe oda irányít',
    },
  },
  options: {
    to: 'az új slug: kisbetűk ékezet nélkül, számok, kötőjelek',
    name: 'az új név, ahogy az olvasó látja',
    title: 'a szerző beosztása',
    into: 'ebbe (a slugja)',
    site: 'csak ennek az oldalnak a rovatai',
  },
  columns: { articles: 'cikkek', before: 'korábbi slugok' },
  none: 'egy sincs',
  nothingGiven: (options) => `mi változzon? (${options})`,
  renamed: (slug, name, articles) => `átnevezve: ${slug} („${name}”), ${number(articles)} cikk`,
  merged: (from, into, articles) => `összevonva: ${from} → ${into}, most ${number(articles)} cikk`,
  redirects: (from, to) => `átirányít: ${from} → ${to}`,
};
