import { abroad } from '../desks/abroad.ts';
import { figure } from '../draw.ts';
import type { Family } from '../family.ts';

const cities = [
  ['Brüsszel', 'Brüsszelben', 'brüsszeli'],
  ['Pozsony', 'Pozsonyban', 'pozsonyi'],
  ['Bécs', 'Bécsben', 'bécsi'],
  ['Trieszt', 'Triesztben', 'trieszti'],
  ['Krakkó', 'Krakkóban', 'krakkói'],
  ['Ljubljana', 'Ljubljanában', 'ljubljanai'],
  ['Zágráb', 'Zágrábban', 'zágrábi'],
  ['Lisszabon', 'Lisszabonban', 'lisszaboni'],
  ['Helsinki', 'Helsinkiben', 'helsinki'],
  ['Tallinn', 'Tallinnban', 'tallinni'],
  ['Gdańsk', 'Gdańskban', 'gdański'],
  ['Marseille', 'Marseille-ben', 'marseille-i'],
  ['Glasgow', 'Glasgow-ban', 'glasgow-i'],
  ['Porto', 'Portóban', 'portói'],
] as const;

const events = [
  { event: 'sztrájk', aboutEvent: 'a sztrájkról', eventObject: 'sztrájkot' },
  { event: 'tüntetéssorozat', aboutEvent: 'a tüntetéssorozatról', eventObject: 'tüntetéssorozatot' },
  { event: 'kikötői blokád', aboutEvent: 'a kikötői blokádról', eventObject: 'kikötői blokádot' },
  { event: 'egyetemfoglalás', aboutEvent: 'az egyetemfoglalásról', eventObject: 'egyetemfoglalást' },
  { event: 'lakbérsztrájk', aboutEvent: 'a lakbérsztrájkról', eventObject: 'lakbérsztrájkot' },
  { event: 'taxisblokád', aboutEvent: 'a taxisblokádról', eventObject: 'taxisblokádot' },
] as const;

/** Dispatches from cities that exist, about people who do not. */
export const foreign: Family = {
  id: 'foreign',
  desk: abroad,
  authors: ['vermesi-balint'],
  motifs: ['globe', 'map', 'crowd', 'city', 'ballot'],
  appears: [{ site: 'main', section: 'kulfold', count: 108 }],
  tags: ['Európai Unió', 'sztrájk', 'választás', 'klíma', 'tüntetés', 'lakhatás'],
  roles: ['bizottsági szóvivő', 'miniszterhelyettes', 'főpolgármester', 'szakszervezeti vezető', 'uniós tárgyaló'],
  otherRoles: [
    'ellenzéki képviselő',
    'politológus',
    'dokkmunkás',
    'egyetemi hallgató',
    'kávézótulajdonos',
    'háztömbfelelős',
  ],
  facts: (draw) => {
    const [town, at, local] = draw.next(cities);
    return {
      town,
      at,
      local,
      to: at,
      from: at,
      ...draw.next(events),
      crowd: figure(draw.step(4000, 62_000, 1000)),
      share: String(draw.whole(51, 63)),
      turnout: String(draw.whole(34, 58)),
      days: String(draw.whole(3, 21)),
      hours: String(draw.whole(9, 19)),
    };
  },
  angles: [
    {
      // Crowds.
      titles: [
        '{crowd} ember az utcán {at}: ezt kell tudni {aboutEvent}',
        'Betiltották, mégis megtartották a {local} {eventObject}',
      ],
      leads: [
        'A szervezők szerint {crowd} ember vonult utcára {at}. A követelések listája hosszú, az első helyén a lakbér áll.',
        'Nem a kormány, nem az ellenzék: egy {local} tanárnő levele indította el az egészet.',
      ],
      openings: [
        '{crowd} ember gyűlt össze szombaton {at}, a menet vége akkor indult el, amikor az eleje már célba ért.',
        'Két kordon, egy esernyőerdő és sok kávé: így kezdődött a nap {at}.',
      ],
    },
    {
      // A standstill.
      titles: ['{days}. napja tart a {local} {event}', 'Leállt a fél város: {event} {at}'],
      leads: [
        'A {local} {event} miatt {days} napja akadozik a közlekedés. A raktárakban konténerek ezrei várakoznak.',
        'A {days} napja tartó {local} ügyben először ült egy asztalhoz a két fél.',
      ],
      openings: [
        'Megint a remízben maradtak a villamosok, a boltok fele zárva: {days} napja tart a {local} {event}.',
        'Egyszerre szólaltak meg a kürtök délben {at}, aztán minden megállt.',
      ],
      details: ['A raktárakban naponta háromezer konténer vár, a romlandó árut a szomszéd országba irányítják.'],
    },
    {
      // A deal.
      titles: [
        'Hajnalban született megállapodás {at}',
        'Kompromisszum készül {at}, senki sem elégedett vele',
        '{hours} óra tárgyalás után is csak egy dátum van {at}',
      ],
      leads: [
        '{hours} órán át tárgyaltak {at}, a végén egyoldalas nyilatkozat született, benne egyetlen számmal.',
        'A {local} vezetés engedett, de nem abban, amiben kérték.',
        'Amit {at} most eldöntenek, az a magyar fuvarozókat is érinti.',
      ],
      openings: [
        'Hajnali négykor nyílt ki a tárgyalóterem ajtaja {at}, {hours} óra után.',
        'A brüsszeli küldöttség harmadszor utazott el ugyanabban az ügyben, most először tért haza papírral.',
        'A {local} városháza lépcsőjén olvasta fel a megállapodást az, aki egy hete még tiltakozott ellene.',
      ],
      details: [
        'A tervezet szerint a bérleti díj évente legfeljebb négy százalékkal nőhetne.',
        'A megállapodás két évre szól, utána bármelyik fél felmondhatja.',
      ],
    },
    {
      // A vote.
      titles: [
        'Szűk többség döntött {at}: {share} százalék az igen',
        'Rekordalacsony részvétel {at}: {turnout} százalék szavazott',
      ],
      leads: ['A szavazók {share} százaléka igent mondott {at}, a részvétel {turnout} százalék volt.'],
      openings: ['A {local} választási bizottság éjfél után hirdette ki az eredményt: {share} százalék igen.'],
      details: ['A részvétel {turnout} százalékos volt, a külvárosokban ennek alig a fele.'],
    },
    {
      // Homes.
      titles: ['Kit szolgál az új {local} szabály?', 'Egy {local} bérház lakói, akik nyertek a befektetővel szemben'],
      leads: [
        'Egy {local} utca lakói három éve perelnek; most kiderült, hogy érdemes volt.',
        'Új szabály lép életbe {at}, amely a rövid távú lakáskiadást sújtja. A tulajdonosok bíróságra mennek.',
      ],
      openings: [
        'Reggel hétkor már állt a sor {at}: bolti eladók, ápolók, nyugdíjasok vártak arra, hogy aláírhassák az ívet.',
        'Egy {local} alagsorban tizenöten ülnek körben, a falon térkép, rajta minden piros pont egy kiürített lakás.',
      ],
      details: ['A tervezet szerint a bérleti díj évente legfeljebb négy százalékkal nőhetne.'],
    },
  ],
  details: [
    'A rendőrség hatvan embert igazoltatott, sérülés nem történt.',
    'A tömeg a régi vámháztól indult, és a főtéren oszlott szét.',
    'A kormányfő rövid videóban reagált, kérdésekre nem válaszolt.',
    'Az ellenzék bizalmatlansági indítványt fontolgat, ehhez ötvennél több aláírás kell.',
    'A költségekből minden tagállam a lakossága arányában venné ki a részét.',
    'A helyi kórház külön beosztást adott ki, hogy a nővérek bejussanak.',
  ],
  captions: ['Tüntetők {at}', 'A tárgyalás helyszíne {at}', 'Utcakép {at}'],
};
