import { wards } from '../desks/wards.ts';
import { figure, tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const themes = [
  { theme: 'az alvás', themeObject: 'az alvást', tag: 'alvás' },
  { theme: 'a hátfájás', themeObject: 'a hátfájást', tag: 'mozgás' },
  { theme: 'a magas vérnyomás', themeObject: 'a magas vérnyomást', tag: 'egészségügy' },
  { theme: 'a szorongás', themeObject: 'a szorongást', tag: 'mentális egészség' },
  { theme: 'a gyerekkori szemromlás', themeObject: 'a gyerekkori szemromlást', tag: 'gyerek' },
  { theme: 'az influenza', themeObject: 'az influenzát', tag: 'járvány' },
  { theme: 'a gyomorégés', themeObject: 'a gyomorégést', tag: 'táplálkozás' },
] as const;

/** Bodies and wards. */
export const health: Family = {
  id: 'health',
  desk: wards,
  authors: ['orsi-botond', 'lorincz-vass-julia'],
  motifs: ['hospital', 'hands', 'clock', 'flask'],
  appears: [
    { site: 'main', section: 'egeszseg', count: 62 },
    { site: 'karakter', section: 'test-lelek', count: 39 },
  ],
  tags: ['egészségügy', 'mentális egészség', 'mozgás', 'alvás', 'megelőzés', 'háziorvos'],
  roles: ['háziorvos', 'osztályvezető főorvos', 'gyógytornász', 'pszichológus', 'védőnő', 'ápolásvezető'],
  otherRoles: ['betegjogi képviselő', 'belgyógyász', 'népegészségügyi kutató', 'kétgyerekes beteg', 'dietetikus'],
  facts: (draw) => ({
    ...draw.next(themes),
    people: figure(draw.step(180, 9400, 20)),
    effect: tenths(draw.step(60, 340, 5)),
    weeks: String(draw.whole(4, 26)),
    minutes: String(draw.step(15, 60, 5)),
    share: String(draw.step(20, 70, 5)),
    days: String(draw.whole(6, 88)),
  }),
  angles: [
    {
      // Measured.
      titles: [
        'Napi {minutes} perc is számít: {theme} új megközelítésben',
        '{people} embert vizsgáltak {at}, ezt találták',
        '{weeks} hét alatt mérhető javulás egy {local} rendelőben',
      ],
      leads: [
        '{people} résztvevővel zajlott vizsgálat {at}. Az eredmény {effect} százalékos javulás, különösebb eszköz nélkül.',
        'Nem kell hozzá bérlet, sem applikáció: napi {minutes} perc. A {local} orvosok megmérték.',
      ],
      openings: [
        'A vizsgálatban {people} ember vett részt, a feladatuk egyszerű volt: napi {minutes} perc, {weeks} héten át.',
        'A mérleg, a szalag és a kockás füzet: ennyi volt a felszerelés {at}.',
      ],
      details: [
        'A résztvevők {effect} százalékos javulásról számoltak be, a mérések ezt nagyrészt alátámasztják.',
        'A program {weeks} hétig tartott, a lemorzsolódás meglepően kicsi volt.',
        'A napi adag {minutes} perc, két részletben is érvényes.',
        'A megkérdezettek {share} százaléka azt mondta, az első hét volt a legnehezebb.',
        'A hatvan év fölöttiek többen tartottak ki, mint a fiatalok.',
      ],
    },
    {
      // Waiting.
      titles: [
        '{days} nap helyett két hét: rövidült a várólista {at}',
        'Egyetlen orvos maradt {at}, most ketten lesznek',
      ],
      leads: [
        'A {local} rendelőben {weeks} hete másképp osztják be az időt. A várakozás rövidült, a panaszok száma is.',
        'Új rendszer próbaüzeme zajlik {at}: előbb a nővér hív vissza, utána az orvos.',
        '{days} napot kellett várni egy időpontra {at}. Ma már kevesebbet, és nem pénzkérdés volt.',
      ],
      openings: [
        'A {local} rendelő előtt reggel fél hétkor már hatan állnak, és mindenki tudja, ki az utolsó.',
        'Új táblázat lóg a {local} osztály falán, rajta nem nevek, hanem percek.',
        '{days} nap: ennyi volt tavaly a várakozás {at}. A főorvos szerint a felét telefonon el lehetett volna intézni.',
      ],
      details: [
        'A rendelés mellett mostantól telefonos óra is van, hétköznap délután.',
        'Az asszisztensek külön képzést kaptak, és ők döntik el, ki kerüljön előre.',
      ],
    },
    {
      // Advice.
      titles: [
        'Amit {theme} elárul rólunk',
        'Hogyan kezeljük {themeObject} otthon, és mikor nem szabad?',
        'Három tévhit: {theme}',
        'Mikor forduljunk orvoshoz? {Theme} hétköznapi kérdései',
      ],
      leads: [
        '{Theme} nálunk minden második embert érint. Összeszedtük, mi segít, és mi csak drága.',
        'A szakember szerint a legtöbb kérdésre van válasz, csak a rendelőben nincs rá idő. Itt van.',
        'Mit tegyünk, és mit ne? {Theme} a leggyakoribb kérdések közt szerepel.',
      ],
      openings: [
        '{Theme} olyan, mint az időjárás: mindenki beszél róla, kevesen mérik.',
        'A {local} orvos nem ír fel elsőre gyógyszert, hanem füzetet ad.',
      ],
    },
    {
      // Screening.
      titles: ['{share} százalék nem jár szűrésre, pedig a közelben van'],
      leads: ['A páciensek {share} százaléka túl későn kér segítséget. Megkérdeztük, miért.'],
      openings: [
        'A megelőzés unalmas, ezért kevesen írnak róla; mi most megpróbáljuk.',
        'Egy felmérésben a válaszolók {share} százaléka mondta, hogy nem akarja zavarni az orvost.',
      ],
    },
    {
      // Together.
      titles: ['Csoportban könnyebb: {theme} és a {local} kör'],
      leads: ['Egy {local} csoportban hetente tizenketten ülnek össze, és nem adnak tanácsot egymásnak.'],
      openings: ['Csütörtökönként hatkor székeket tolnak körbe {at}, és aki akar, beszél.'],
    },
  ],
  details: [
    'A szűrővizsgálat ingyenes, beutaló nem kell hozzá.',
    'Ha a panasz két hétnél tovább tart, vagy lázzal jár, ne várjunk vele.',
    'A gyógyszer adagján önállóan senki se változtasson.',
  ],
  captions: ['Várakozók a {local} rendelőben', 'Napi {minutes} perc', 'Csoportfoglalkozás {at}'],
};
