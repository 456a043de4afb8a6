import { travels } from '../desks/travels.ts';
import { tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const routes = [
  { route: 'a Duna mentén', goal: 'a Duna', vehicle: 'kerékpárral' }, { route: 'a Balaton északi partján', goal: 'a Balaton-felvidék', vehicle: 'vonattal' }, { route: 'Triesztig', goal: 'Trieszt', vehicle: 'vonattal' }, { route: 'a Kárpátok lábánál', goal: 'a Kárpátok', vehicle: 'gyalog' }, { route: 'a Tisza árterén', goal: 'a Tisza', vehicle: 'kenuval' },
  { route: 'Kolozsvárig', goal: 'Kolozsvár', vehicle: 'éjszakai vonattal' }, { route: 'az osztrák határ mellett', goal: 'a határvidék', vehicle: 'kerékpárral' }, { route: 'az Alföldön át', goal: 'az Alföld', vehicle: 'busszal' }, { route: 'Krakkóig', goal: 'Krakkó', vehicle: 'vonattal' },
] as const;

/** Slow ways of getting somewhere. */
export const journeys: Family = {
  id: 'journeys', desk: travels, authors: ['lorincz-vass-julia', 'vermesi-balint'], motifs: ['train', 'lake', 'road', 'map', 'hills'],
  appears: [{ site: 'karakter', section: 'utazas', count: 46 }], tags: ['utazás', 'vonat', 'kerékpár', 'Balaton', 'hétvége', 'vidék'],
  roles: ['kalauz', 'vendégházas', 'túravezető', 'révész'], otherRoles: ['útitárs', 'helybéli boltos', 'nyugdíjas vasutas', 'hátizsákos diák'],
  facts: (draw) => ({ ...draw.next(routes), days: draw.next(['két', 'három', 'négy', 'öt']), km: String(draw.step(48, 420, 2)), cost: `${draw.whole(11, 86)} ezer forint`, nights: draw.next(['egy', 'két', 'három']), hours: tenths(draw.step(15, 110, 5)), stops: String(draw.whole(5, 31)) }),
  titles: [
    '{Days} nap {route}, {vehicle}', '{cost}, {nights} éjszaka: {goal} olcsón', 'Lassan {route}: {km} kilométer útinapló', 'Ahol a busz megfordul: {at} jártunk', '{stops} megálló, egy jegy: {goal} {vehicle}', 'Hova menjünk esőben? {Goal} három útvonalon', 'Telefon nélkül {route}', '{hours} óra az ablaknál: {goal}', 'Gyerekekkel {route}: mi működött, és mi nem', 'Hétvége {at}, két cserépkályha között', 'Egy bőrönd, {days} nap, {goal}',
  ],
  leads: [
    '{Days} nap, {km} kilométer, {vehicle}. Összeírtuk, hol aludtunk, mit ettünk, és mit hagynánk ki legközelebb.', 'A jegy és a szállás együtt {cost} volt. A legszebb rész ingyen.', 'Nem a cél, hanem a {stops} megálló: {goal}, {vehicle}.', 'Eltévedtünk, megáztunk, visszamennénk. Útinapló {route}.', '{hours} óra az út, és az ablakból többet látni, mint a legtöbb kilátóról.',
    'Egy {local} vendégház, ahol a reggelit az asztalhoz ülve kell kiérdemelni.', 'Azt hittük, ismerjük. {Goal} mégis meglepett.', 'Az utolsó busz ötkor megy. Ez eldöntötte a hétvégénket {at}.', 'Praktikus tanácsok és egy kitérő, amelyet nem terveztünk.', 'Aki siet, válasszon mást. {Goal} lassan adja meg magát.',
  ],
  openings: [
    'A vonat üres, a büfékocsi zárva, az ablak lehúzható: ennél több nem kell.', 'Az első napon {km} kilométerből tizenkettőt haladtunk, mert minden kútnál megálltunk.', '{At} a vendéglátónk a kapuban várt, kezében egy tál meggyel.', '{Goal} reggel hatkor a legszebb, de ezt csak az tudja, aki nem aludt jól.', 'A térképünk nyolcéves volt, két híd hiányzott róla, egy pedig a valóságból.',
    'A {local} állomáson hárman szálltunk le, ketten rossz helyen.', '{Days} napra indultunk {vehicle}, egyetlen táskával.', 'A jegypénztáros megkérdezte, biztosak vagyunk-e benne.', 'Esővel kezdődött, és amikor elállt, már nem bántuk volna.', 'Az út {hours} óra, ezalatt két fejezetet olvastunk és egy fél országot láttunk.',
  ],
  details: [
    'A teljes költség {cost} volt fejenként, ebből a legtöbbet az étkezésre szántuk.', 'A szállás egyszerű: ágy, lámpa, ablak. Az ablak a lényeg.', 'A {stops} megálló közül háromnál érdemes leszállni.', 'Éjszakára pulóver kell, akkor is, ha nappal meleg volt.', 'A kerékpárt fel lehet vinni, de a helyjegyet előre kell megvenni.', 'A helyi bolt délig tart nyitva, kenyér kilencig van.', 'A kompra készpénz kell.', 'A második nap volt a legnehezebb, a harmadik a legjobb.', 'Gyerekekkel a {km} kilométert négy részre osztanánk.', 'A fürdéshez a felső strandot ajánlják a helyiek, ott nincs hangszóró.',
  ],
  captions: ['Úton {route}', 'Megálló {at}', '{Goal}, reggel'],
};
