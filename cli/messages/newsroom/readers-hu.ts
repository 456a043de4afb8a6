import { number } from '../counted/counted-hu.ts';
import type { ReadersMessages } from './readers-messages.ts';

export const readersHu: ReadersMessages = {
  commands: {
    readers: 'hírlevél-olvasók felvétele más programok listáiból',
    import:
      'olvasók felvétele CSV-fájlokból (Ghost, Substack, Mailchimp, Beehiiv) a hozzájárulás idejével és forrásával; semmit sem küld',
  },
  options: {
    from: 'melyik program listája (enélkül az oszlopok mutatják meg)',
    newsletter: 'ezekre a hírlevelekre (a kódjuk: newsletters list)',
    source: 'a hozzájárulás forrása (alapértelmezés: a program és a fájl neve)',
    dryRun: 'csak megszámolja, mi történne',
  },
  faults: {
    unreadable: 'nem olvasható',
    'unknown-list':
      'az első sora nem a Ghost, a Substack, a Mailchimp vagy a Beehiiv oszlopait nevezi meg. Mentsd ki újra a listát, vagy add meg a programot: --from',
    encoding: 'a kódolása nem egyértelmű. Mentsd UTF-8-ban a fájlt',
    quotes: 'rosszul zárt idézőjel',
    'too-long': 'túl hosszú sor',
    columns: 'más számú oszlopa van, mint az első sornak',
    address: 'az e-mail-cím hibás vagy hiányzik',
    'no-date': 'nincs benne a hozzájárulás ideje',
    'bad-date': 'a hozzájárulás ideje hibás vagy jövőbeli',
    'unknown-state': 'ismeretlen a feliratkozás állapota',
  },
  moreFaults: (count) => `… és még ${number(count)} hibás sor`,
  imported: (report, dryRun) => [
    `${number(report.added)} olvasó ${dryRun ? 'kerülne fel' : 'felvéve'}, ${number(report.existing)} már megvolt, ${number(report.blocked)} kimaradt, mert leiratkozott vagy törölte az adatait`,
    `${number(report.unsubscribed)} leiratkozott, ${number(report.undeliverable)} kézbesíthetetlen (egyik sem iratható fel többé importtal), ${number(report.unconfirmed)} meg nem erősített`,
    ...(report.ended > 0
      ? [`${number(report.ended)} korábban felvett feliratkozás ${dryRun ? 'szűnne' : 'szűnt'} meg`]
      : []),
    ...(report.paid > 0
      ? [`${number(report.paid)} fizető tag: a hozzáférésüket a subscriptions give paranccsal add meg`]
      : []),
    ...(report.bad > 0 ? [`${number(report.bad)} hibás sor kimaradt`] : []),
  ],
};
