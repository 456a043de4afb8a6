import { publicAffairs } from '../desks/public-affairs.ts';
import { figure } from '../draw.ts';
import type { Family } from '../family.ts';
import type { Desk } from '../family.ts';

const cities = [
  ['Brüsszel', 'Brüsszelben', 'brüsszeli'], ['Pozsony', 'Pozsonyban', 'pozsonyi'], ['Bécs', 'Bécsben', 'bécsi'], ['Trieszt', 'Triesztben', 'trieszti'], ['Krakkó', 'Krakkóban', 'krakkói'], ['Ljubljana', 'Ljubljanában', 'ljubljanai'],
  ['Zágráb', 'Zágrábban', 'zágrábi'], ['Lisszabon', 'Lisszabonban', 'lisszaboni'], ['Helsinki', 'Helsinkiben', 'helsinki'], ['Tallinn', 'Tallinnban', 'tallinni'], ['Gdańsk', 'Gdańskban', 'gdański'], ['Marseille', 'Marseille-ben', 'marseille-i'], ['Glasgow', 'Glasgow-ban', 'glasgow-i'], ['Porto', 'Portóban', 'portói'],
] as const;

const events = [
  { event: 'sztrájk', aboutEvent: 'a sztrájkról', eventObject: 'sztrájkot' }, { event: 'tüntetés', aboutEvent: 'a tüntetésről', eventObject: 'tüntetést' }, { event: 'klímacsúcs', aboutEvent: 'a klímacsúcsról', eventObject: 'klímacsúcsot' },
  { event: 'helyi népszavazás', aboutEvent: 'a helyi népszavazásról', eventObject: 'helyi népszavazást' }, { event: 'kikötői blokád', aboutEvent: 'a kikötői blokádról', eventObject: 'kikötői blokádot' }, { event: 'lakástüntetés', aboutEvent: 'a lakástüntetésről', eventObject: 'lakástüntetést' },
] as const;

const abroad: Desk = {
  ...publicAffairs,
  backgrounds: [
    'A városban hatszázezren élnek, a forgalom harmada a kikötőhöz kötődik.', 'Hasonló vita tavaly két szomszédos országban is volt, az egyikben megbukott miatta a kormánytöbbség.', 'A szakszervezet tagsága három év alatt megduplázódott, főleg a futárok miatt.',
    'Az uniós szabály nyolc éve született, a végrehajtási határidő most jár le.', 'A közvélemény-kutatások szerint a lakosság fele az egyik, harmada a másik oldalon áll, a többiek a busz miatt dühösek.', 'A kormánypártok a parlamentben négyfős többségre támaszkodnak.',
    'Az ország gazdasága tavaly alig nőtt, a lakbérek viszont tizenegy százalékkal emelkedtek.', 'A térségben két éve aszály van, a folyók vízállása a hajózást is korlátozza.', 'A megállapodás előzménye egy kudarcba fulladt tavaszi forduló volt.', 'A helyi sajtó a vitát a város legnagyobb ügyének nevezi a kikötő bővítése óta.',
  ],
  closings: [
    'A tárgyalások a jövő héten folytatódnak.', 'Az eredményt egy hét múlva teszik hivatalossá.', 'A magyar külképviselet szerint a turistákat nem éri fennakadás, de érdemes hamarabb indulni.', 'A miniszteri ülésen a magyar álláspontot államtitkár képviseli.', 'A felek nem közöltek határidőt.',
    'A következő megmozdulást szombatra hirdették meg.', 'A bizottság augusztusig kért időt a válaszra.', 'A helyszínről tudósítónk a nap folyamán újra jelentkezik.', 'A javaslatról az európai parlamenti képviselők ősszel szavazhatnak.', 'Estére elcsendesedett a tér, a transzparenseket a szökőkút peremére terítették.',
  ],
};

/** Dispatches from cities that exist, about people who do not. */
export const foreign: Family = {
  id: 'foreign', desk: abroad, authors: ['vermesi-balint'], motifs: ['globe', 'map', 'crowd', 'city', 'ballot'],
  appears: [{ site: 'main', section: 'kulfold', count: 108 }], tags: ['Európai Unió', 'sztrájk', 'választás', 'klíma', 'tüntetés', 'lakhatás'],
  roles: ['bizottsági szóvivő', 'miniszterhelyettes', 'főpolgármester', 'szakszervezeti vezető', 'uniós tárgyaló'], otherRoles: ['ellenzéki képviselő', 'politológus', 'dokkmunkás', 'egyetemi hallgató', 'kávézótulajdonos', 'háztömbfelelős'],
  facts: (draw) => {
    const [town, at, local] = draw.next(cities);
    return { town, at, local, to: at, from: at, ...draw.next(events), crowd: figure(draw.step(4000, 62_000, 1000)), share: String(draw.whole(51, 63)), turnout: String(draw.whole(34, 58)), days: String(draw.whole(3, 21)), hours: String(draw.whole(9, 19)) };
  },
  titles: [
    '{crowd} ember az utcán {at}: ezt kell tudni {aboutEvent}', '{days}. napja tart a {local} {event}', 'Hajnalban született megállapodás {at}', 'Szűk többség döntött {at}: {share} százalék az igen', 'Leállt a fél város: {event} {at}', 'Kompromisszum készül {at}, senki sem elégedett vele',
    '{hours} óra tárgyalás után is csak egy dátum van {at}', 'Kit szolgál az új {local} szabály?', 'Betiltották, mégis megtartották a {local} {eventObject}', 'Egy {local} bérház lakói, akik nyertek a befektetővel szemben', 'Rekordalacsony részvétel {at}: {turnout} százalék szavazott',
  ],
  leads: [
    'A szervezők szerint {crowd} ember vonult utcára {at}. A követelések listája hosszú, az első helyén a lakbér áll.', '{hours} órán át tárgyaltak {at}, a végén egyoldalas nyilatkozat született, benne egyetlen számmal.',
    'A {local} {event} miatt {days} napja nem járnak a villamosok. A kikötőben konténerek ezrei várakoznak.', 'A szavazók {share} százaléka igent mondott {at}, a részvétel {turnout} százalék volt.', 'Egy {local} utca lakói három éve perelnek; most kiderült, hogy érdemes volt.',
    'Új szabály lép életbe {at}, amely a rövid távú lakáskiadást sújtja. A tulajdonosok bíróságra mennek.', 'A {local} vezetés engedett, de nem abban, amiben kérték.', 'A {days} napja tartó {local} ügyben először ült egy asztalhoz a két fél.', 'Nem a kormány, nem az ellenzék: egy {local} tanárnő levele indította el az egészet.', 'Amit {at} most eldöntenek, az a magyar fuvarozókat is érinti.',
  ],
  openings: [
    '{crowd} ember gyűlt össze szombaton {at}, a menet vége akkor indult el, amikor az eleje már célba ért.', 'Hajnali négykor nyílt ki a tárgyalóterem ajtaja {at}, {hours} óra után.', 'A villamosok a remízben maradtak, a boltok fele zárva: {days} napja tart a {local} {event}.', 'A {local} választási bizottság éjfél után hirdette ki az eredményt: {share} százalék igen.',
    'Reggel hétkor már állt a sor {at}: bolti eladók, ápolók, nyugdíjasok vártak arra, hogy aláírhassák az ívet.', 'Két kordon, egy esernyőerdő és sok kávé: így kezdődött a nap {at}.', 'A brüsszeli küldöttség harmadszor utazott el ugyanabban az ügyben, most először tért haza papírral.', 'Egy {local} alagsorban tizenöten ülnek körben, a falon térkép, rajta minden piros pont egy kiürített lakás.',
    'Egyszerre szólaltak meg a kürtök délben {at}, a hajók is csatlakoztak.', 'A {local} városháza lépcsőjén olvasta fel a megállapodást az, aki egy hete még tiltakozott ellene.',
  ],
  details: [
    'A részvétel {turnout} százalékos volt, a külvárosokban ennek alig a fele.', 'A rendőrség hatvan embert igazoltatott, sérülés nem történt.', 'A tervezet szerint a bérleti díj évente legfeljebb négy százalékkal nőhetne.', 'A megállapodás két évre szól, utána bármelyik fél felmondhatja.',
    'A kikötőben naponta háromezer konténer vár, a romlandó árut a szomszéd országba irányítják.', 'A menet a régi vámháztól indult, és {hours} megállóval később ért véget.', 'A kormányfő rövid videóban reagált, kérdésekre nem válaszolt.', 'Az ellenzék bizalmatlansági indítványt fontolgat, ehhez {share} aláírásra van szüksége.', 'A költségekből minden tagállam a lakossága arányában venné ki a részét.', 'A helyi kórház külön beosztást adott ki, hogy a nővérek bejussanak.',
  ],
  captions: ['Tüntetők {at}', 'A tárgyalás helyszíne {at}', 'Utcakép {at}'],
};
