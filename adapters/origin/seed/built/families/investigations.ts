import { dossiers } from '../desks/dossiers.ts';
import { figure } from '../draw.ts';
import type { Family } from '../family.ts';

const trails = [
  { trail: 'kavicsbánya', trailObject: 'kavicsbányát', firm: 'Fehér Kavics Nyersanyag' }, { trail: 'szociális konyha', trailObject: 'szociális konyhát', firm: 'Tálcán Közétkeztető' }, { trail: 'turistaház', trailObject: 'turistaházat', firm: 'Hegyoldal Ingatlan' }, { trail: 'szennyvíztelep', trailObject: 'szennyvíztelepet', firm: 'Tisztaforrás Közmű' },
  { trail: 'sportcsarnok', trailObject: 'sportcsarnokot', firm: 'Boltív Építő' }, { trail: 'hulladékudvar', trailObject: 'hulladékudvart', firm: 'Körforgás Hulladék' }, { trail: 'kastélypark', trailObject: 'kastélyparkot', firm: 'Platánsor Kert' },
] as const;

/** Papers that somebody would rather not see together. */
export const investigations: Family = {
  id: 'investigations', desk: dossiers, authors: ['halmagyi-eszter'], motifs: ['letter', 'parliament', 'court', 'night-sky'],
  appears: [{ site: 'main', section: 'direkt36', count: 31 }], tags: ['közpénz', 'közbeszerzés', 'tényfeltárás', 'önkormányzat', 'cégháló'],
  roles: ['volt könyvelő', 'önkormányzati tisztviselő', 'közbeszerzési szakértő', 'műszaki ellenőr'], otherRoles: ['ügyvezető', 'polgármester', 'jegyző', 'ügyvéd'],
  facts: (draw) => ({ ...draw.next(trails), money: `${figure(draw.step(140, 3900, 10))} millió forint`, papers: figure(draw.step(160, 4200, 20)), firms: String(draw.whole(3, 9)), minutes: String(draw.whole(6, 48)), years: String(draw.whole(2, 8)), share: String(draw.step(60, 95, 5)) }),
  titles: [
    '{money} és egy zárt kapu: kié a {local} {trail}?', '{firms} cég, egy cím: nyomában a {firm} pénzének', 'A {local} {trail}, amelyet kétszer is kifizettek', '{minutes} perc alatt adták be mind az ajánlatot', 'Aki a pályázatot írta, az nyerte is {at}', '{papers} oldalnyi irat a {local} {trail} mögött', 'Miért vette meg a {firm} a {local} {trailObject}?', 'Egy aláírás hiányzik: {money} útja', '{years} évig nem kérdezte senki {at}', 'A rokonok is jól jártak: a {firm} és a {local} megbízás',
  ],
  leads: [
    '{papers} oldalnyi iratot kaptunk meg közérdekűadat-igényléssel. Ezekből kirakható, hogyan lett a {local} ügyből {money}.', '{firms} cég indult a {local} pályázaton, és mind ugyanazzal a helyesírási hibával. A nyertes a {firm} lett.', 'A {trail} kétszer szerepel a könyvelésben, egyszer a valóságban. Végigjártuk a számlák útját.', 'Az ajánlatok {minutes} perc alatt érkeztek be, azonos nyomtatóról. A hivatal szerint ez véletlen.', '{years} éve zárták le az ügyet {at}. Most előkerült egy doboz, benne az eredeti szerződéssel.',
    'A pénz {share} százaléka ugyanahhoz a körhöz jutott. Egyikük sem akart velünk beszélni.', 'Nem titok, csak senki sem rakta egymás mellé: a cégjegyzék, a jegyzőkönyv és egy esküvői meghívó.', 'Volt könyvelő beszél először nyilvánosan arról, mit írattak alá vele {at}.', 'Kérdéseinkre egy hónap után jött válasz: két mondat.', 'A {firm} szerint minden szabályos volt. Az iratok szerint csak majdnem minden.',
  ],
  openings: [
    'Egy banános dobozban, a {local} irattár legalsó polcán találtuk meg azt a szerződést, amelyről a hivatal azt írta: nem létezik.', 'A {firm} címén egy zárt kapu áll és három postaláda, mind a három más név alatt.', '{papers} oldalt másoltunk ki {at}, két délután, egy lassú géppel.', 'Először csak egy számla tűnt fel: ugyanaz a sorszám, két különböző hónap.', 'A {local} {trail} ügye egy képviselői kérdéssel kezdődött, amelyre {years} éve nem felelt senki.',
    'Beszélgetőtársunk a névtelenségét kérte, aztán a harmadik találkozáskor meggondolta magát.', '{minutes} perc telt el az első és az utolsó ajánlat között. Ezt a portanapló tudja, más nem.', 'A pályázati kiírás egyetlen mondata zárt ki mindenkit, aki nem a {firm}.', 'Térképet terítünk az asztalra: a telkek, amelyeket egy hónappal a döntés előtt vettek meg.', 'A jegyzőkönyvből hiányzik a hetedik oldal, a hatodik közepén véget ér egy mondat.',
  ],
  details: [
    'A szerződés értéke {money}, ehhez három módosítás járult, mind felfelé.', 'A kifizetések {share} százaléka egyetlen számlára ment, onnan {firms} felé ágazott.', 'A {firm} az elmúlt {years} évben nem foglalkoztatott három embernél többet.', 'Az iratok szerint a műszaki átvétel napján havazott, a jegyzőkönyv száraz burkolatról ír.', 'A tulajdonosi lánc végén egy tavaly alapított vagyonkezelő áll.',
    'A hivatal az adatigénylésünk harmadát üzleti titokra hivatkozva kitakarta, de a papír átlátszott.', 'A {local} képviselők közül ketten jelezték, hogy nem kapták meg a mellékleteket.', 'Az ajánlatok {minutes} perc különbséggel érkeztek, azonos iktatóbélyegzővel.', 'A telket korábban a település adta el, a mostani ár hetedéért.', 'A {firm} képviselője írásban annyit közölt: „Minden esetben a jogszabályok szerint jártunk el.”',
  ],
  captions: ['Iratok a {local} irattárból', 'A {firm} bejegyzett címe', 'A {local} {trail}, kapun kívülről'],
};
