import { knowledge } from '../desks/knowledge.ts';
import { figure, tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const themes = [
  { theme: 'az alvás', themeObject: 'az alvást', tag: 'alvás' }, { theme: 'a hátfájás', themeObject: 'a hátfájást', tag: 'mozgás' }, { theme: 'a magas vérnyomás', themeObject: 'a magas vérnyomást', tag: 'egészségügy' }, { theme: 'a séta', themeObject: 'a sétát', tag: 'mozgás' }, { theme: 'a szorongás', themeObject: 'a szorongást', tag: 'mentális egészség' },
  { theme: 'a gyerekkori szemromlás', themeObject: 'a gyerekkori szemromlást', tag: 'gyerek' }, { theme: 'a várakozási idő', themeObject: 'a várakozási időt', tag: 'egészségügy' }, { theme: 'az influenza', themeObject: 'az influenzát', tag: 'járvány' }, { theme: 'a só', themeObject: 'a sót', tag: 'táplálkozás' },
] as const;

/** Bodies and wards. */
export const health: Family = {
  id: 'health', desk: knowledge, authors: ['orsi-botond', 'lorincz-vass-julia'], motifs: ['hospital', 'hands', 'clock', 'flask'],
  appears: [{ site: 'main', section: 'egeszseg', count: 62 }, { site: 'karakter', section: 'test-lelek', count: 39 }], tags: ['egészségügy', 'mentális egészség', 'mozgás', 'alvás', 'megelőzés', 'háziorvos'],
  roles: ['háziorvos', 'osztályvezető főorvos', 'gyógytornász', 'pszichológus', 'védőnő', 'ápolásvezető'], otherRoles: ['betegjogi képviselő', 'belgyógyász', 'népegészségügyi kutató', 'kétgyerekes beteg', 'dietetikus'],
  facts: (draw) => ({ ...draw.next(themes), people: figure(draw.step(180, 9400, 20)), effect: tenths(draw.step(60, 340, 5)), weeks: String(draw.whole(4, 26)), minutes: String(draw.step(15, 60, 5)), share: String(draw.step(20, 70, 5)), days: String(draw.whole(6, 88)) }),
  titles: [
    'Napi {minutes} perc is számít: {theme} új megközelítésben', '{people} embert vizsgáltak {at}, ezt találták', '{days} nap helyett két hét: rövidült a várólista {at}', 'Amit {theme} elárul rólunk', 'Hogyan kezeljük {themeObject} otthon, és mikor nem szabad?', 'Egyetlen orvos maradt {at}, most ketten lesznek', 'Három tévhit: {theme}', '{share} százalék nem jár szűrésre, pedig a közelben van', 'Csoportban könnyebb: {theme} és a {local} kör', 'Mikor forduljunk orvoshoz? {Theme} hétköznapi kérdései', '{weeks} hét alatt mérhető javulás egy {local} rendelőben',
  ],
  leads: [
    '{people} résztvevővel zajlott vizsgálat {at}. Az eredmény {effect} százalékos javulás, különösebb eszköz nélkül.', 'A {local} rendelőben {weeks} hete másképp osztják be az időt. A várakozás rövidült, a panaszok száma is.', '{Theme} nálunk minden második embert érint. Összeszedtük, mi segít, és mi csak drága.', 'Nem kell hozzá bérlet, sem applikáció: napi {minutes} perc. A {local} orvosok megmérték.', 'A páciensek {share} százaléka túl későn kér segítséget. Megkérdeztük, miért.',
    'Új rendszer próbaüzeme zajlik {at}: előbb a nővér hív vissza, utána az orvos.', 'A szakember szerint a legtöbb kérdésre van válasz, csak a rendelőben nincs rá idő. Itt van.', 'Egy {local} csoportban hetente tizenketten ülnek össze, és nem adnak tanácsot egymásnak.', 'Mit tegyünk, és mit ne? {Theme} a leggyakoribb kérdések közt szerepel.', '{days} napot kellett várni egy időpontra {at}. Ma már kevesebbet, és nem pénzkérdés volt.',
  ],
  openings: [
    'A {local} rendelő előtt reggel fél hétkor már hatan állnak, és mindenki tudja, ki az utolsó.', 'A vizsgálatban {people} ember vett részt, a feladatuk egyszerű volt: napi {minutes} perc, {weeks} héten át.', '{Theme} olyan, mint az időjárás: mindenki beszél róla, kevesen mérik.', 'Új táblázat lóg a {local} osztály falán, rajta nem nevek, hanem percek.', 'A {local} orvos nem ír fel elsőre gyógyszert, hanem füzetet ad.',
    'Csütörtökönként hatkor székeket tolnak körbe {at}, és aki akar, beszél.', '{days} nap: ennyi volt tavaly a várakozás {at}. A főorvos szerint a felét telefonon el lehetett volna intézni.', 'A megelőzés unalmas, ezért kevesen írnak róla; mi most megpróbáljuk.', 'Egy felmérésben a válaszolók {share} százaléka mondta, hogy nem akarja zavarni az orvost.', 'A mérleg, a szalag és a kockás füzet: ennyi volt a felszerelés {at}.',
  ],
  details: [
    'A résztvevők {effect} százalékos javulásról számoltak be, a mérések ezt nagyrészt alátámasztják.', 'A program {weeks} hétig tartott, a lemorzsolódás meglepően kicsi volt.', 'A napi adag {minutes} perc, két részletben is érvényes.', 'A megkérdezettek {share} százaléka azt mondta, az első hét volt a legnehezebb.', 'A szűrővizsgálat ingyenes, beutaló nem kell hozzá.',
    'Ha a panasz két hétnél tovább tart, vagy lázzal jár, ne várjunk vele.', 'A rendelés mellett mostantól telefonos óra is van, hétköznap délután.', 'A gyógyszer adagján önállóan senki se változtasson.', 'Az asszisztensek külön képzést kaptak, és ők döntik el, ki kerüljön előre.', 'A hatvan év fölöttiek többen tartottak ki, mint a fiatalok.',
  ],
  captions: ['Várakozók a {local} rendelőben', 'Napi {minutes} perc', 'Csoportfoglalkozás {at}'],
};
