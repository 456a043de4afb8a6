import { knowledge } from '../desks/knowledge.ts';
import { figure, tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const finds = [
  { topic: 'a fecskék vonulása', find: 'a fecskék két héttel korábban érkeznek', tag: 'madarak' }, { topic: 'a talaj emlékezete', find: 'a talaj évekig őrzi az aszály nyomát', tag: 'klíma' }, { topic: 'egy rejtett barlangi tó', find: 'a barlang alatt még egy tó van', tag: 'geológia' }, { topic: 'a méhek tájékozódása', find: 'a méhek a villanyoszlopokat is számon tartják', tag: 'állatok' },
  { topic: 'egy késő avar kút', find: 'a kút deszkáit egyetlen tölgyből hasították', tag: 'régészet' }, { topic: 'a városi hősziget', find: 'egy udvar három fokkal hűvösebb, ha nem parkolnak benne', tag: 'klíma' }, { topic: 'a denevérek téli álma', find: 'a denevérek felébrednek, ha zajos az út', tag: 'állatok' }, { topic: 'egy halvány üstökös', find: 'az üstökös pályája eltér a számítottól', tag: 'csillagászat' }, { topic: 'a folyami kagylók', find: 'a kagylók héjából kiolvasható a vízszint', tag: 'környezet' },
] as const;

/** Findings, small and well measured. */
export const science: Family = {
  id: 'science', desk: knowledge, authors: ['orsi-botond'], motifs: ['flask', 'night-sky', 'forest', 'globe', 'river'],
  appears: [{ site: 'main', section: 'tudomany', count: 85 }], tags: ['kutatás', 'klíma', 'környezet', 'állatok', 'geológia', 'csillagászat', 'régészet'],
  roles: ['kutatásvezető', 'biológus', 'geofizikus', 'régész', 'csillagász', 'ökológus'], otherRoles: ['akadémiai doktor', 'független kutató', 'egyetemi docens', 'múzeumi muzeológus'],
  facts: (draw) => ({ ...draw.next(finds), years: String(draw.whole(3, 17)), samples: figure(draw.step(240, 12_600, 20)), effect: tenths(draw.step(12, 310, 1)), team: String(draw.whole(4, 19)) }),
  titles: [
    'Kiderült: {find}', '{years} év mérés után új magyarázat született: {topic}', '{samples} mintából olvasták ki, mi történt {at}', 'Amit eddig rosszul tudtunk: {topic}', 'Nem ezt keresték {at}: {topic}', '{team} kutató, egy kérdés: {topic}', 'Magyar eredmény a rangos folyóiratban: {topic}', 'Egy diák vette észre: {find}', '{effect} százalék, amely mindent átír', 'Önkéntesek segítettek: {find}', 'Vissza a terepre: {topic} és a {local} mérések',
  ],
  leads: [
    '{years} éven át gyűjtötték az adatokat {at}. Az eredmény egyszerű mondat: {find}.', '{samples} mintát vizsgáltak meg a kutatók, és a hatás {effect} százaléknak adódott. Nem nagy, de most először biztos.', 'Egy egyetemi csoport {at} olyasmit talált, amit nem keresett. A magyarázat még nincs meg.', '{Topic} évtizedek óta foglalkoztatja a szakembereket; most {team} kutató új módszerrel közelített.', 'A mérőállomást egy tanyasi pajtában rendezték be, az eredmény mégis nemzetközi lapban jelent meg.',
    'A terepmunka felét önkéntesek végezték {at}, telefonnal és türelemmel.', 'Ha igaz, tankönyvet kell javítani. A kutatók óvatosak, mi is azok leszünk.', 'Egy ceruzával írt megfigyelési napló indította el a munkát, amelyből kiderült: {find}.', 'A {local} mérés szerint az eddigi becslések {effect} százalékkal tévedtek.', 'Mire jó tudni, hogy {find}? Megkérdeztük azokat, akik megmérték.',
  ],
  openings: [
    'Egy {local} pajtában, két elemlámpa fényénél derült ki az, amit {years} év mérései azóta megerősítettek: {find}.', '{samples} minta, {team} kutató, {years} év: ennyi kellett ahhoz a mondathoz, hogy {find}.', 'A csoport eredetileg mást keresett {at}, amikor az egyik műszer olyan jelet mutatott, amelyre senki sem számított.', 'Hajnali négykor indul a terepmunka {at}, mert a jelenség napkelte után eltűnik.', 'Nemzetközi folyóiratban jelent meg a {local} mérés eredménye, amelynek tárgya: {topic}.',
    'A térképen egyetlen piros pont jelzi a helyet {at}, ahol a mérés évek óta folyik.', 'Egy doktorandusz feltette a kérdést, amelyet mindenki túl egyszerűnek gondolt.', 'A {local} iskolások három éve jegyzik fel naponta, mit látnak; a füzeteik adatait most tudományos cikk idézi.', 'Eddig azt hittük, értjük. A {local} adatsor szerint csak félig.', 'A kutatók azt kérték, ne írjuk le a pontos helyet, mert tavasszal fészkelés van; {at} dolgoznak, ennyi elég.',
  ],
  details: [
    'A hatás nagysága {effect} százalék, a mérési hiba ennek ötöde.', 'A mintavétel {years} éve kezdődött, és egyetlen napot sem hagytak ki.', 'Összesen {samples} mintát dolgoztak fel, a hibásakat külön jegyzékben közlik.', 'A {team} fős csoport tagjai fele-fele arányban terepen és számítógép előtt dolgoztak.', 'A legtávolabbi mérési pontot csak gyalog, másfél óra alatt lehet elérni.',
    'A számítást két egymástól független programmal is elvégezték, ugyanazt kapták.', 'Az összehasonlításhoz egy hasonló osztrák adatsort használtak.', 'A megfigyelés szerint a jelenség borús időben gyengébb.', 'A nyers adatok egy része kézzel írt füzetekből való, ezeket két hónapig gépelték.', 'Az eszközt maguk építették, az alkatrészek ára egy használt biciklié.',
  ],
  captions: ['Terepmunka {at}', 'Minták a {local} állomáson', 'Mérés napkelte előtt'],
};
