import type { Desk } from '../family.ts';

/** What is said in corridors of courts, and what may not be. */
export const courts: Desk = {
  quotes: [
    '„Az iratok beszélnek, csak türelem kell hozzájuk” – mondta a tárgyalás szünetében {who} {role}.', '„Nem a vádlott múltját ítéljük meg, hanem azt, amit tett” – hangsúlyozta {who} {role}.', '{who} {role} szerint az ügy nem bonyolult, csak hosszú.', '„A sértettek nagy része szégyelli, hogy becsapták, pedig nem nekik kellene” – mondta {who} {role}.', '{who} {role} részleteket nem közölt, az eljárás érdekeire hivatkozott.',
    '„A nyomok megvoltak, csak senki sem hajolt le értük” – fogalmazott {who} {role}.', '„Egyetlen sértett bátorsága kellett hozzá” – mondta {who} {role}.', '{who} {role} a sajtónak annyit mondott, hogy a bizonyítékok önmagukért beszélnek.', '„Ilyen aprólékos könyvelést ritkán lát az ember, kár, hogy nem igaz” – jegyezte meg {who} {role}.', '{who} {role} kérte, hogy aki hasonlót tapasztalt, jelentkezzen.',
  ],
  doubts: [
    '{other} {otherRole} szerint az ügyben csak a legkisebb halat fogták meg.', '{other} {otherRole} vitatja a kár összegét, és új szakértőt kér.', '{other} {otherRole} azt mondta, két tanú egymásnak ellentmondó vallomást tett.', '{other} {otherRole} emlékeztetett: jogerős ítéletig mindenkit megillet az ártatlanság vélelme.', '{other} {otherRole} az eljárás hosszát kifogásolta.',
    '{other} {otherRole} szerint mindenki tudott róla, csak senki sem akart szólni.', '{other} {otherRole} úgy véli, a hatóságnak hamarabb kellett volna lépnie.', '{other} {otherRole} a nyilvánosság kizárását kérte, a bíró ezt elutasította.', '{other} {otherRole} azt mondta, a pénz elveszett, de legalább kiderült, hová.', '{other} {otherRole} a bizonyítékok egy részét kirekesztené.',
  ],
  backgrounds: [
    'Hasonló ügyből a megyében tavaly kilenc indult, vádemelésig négy jutott.', 'A büntetési tétel ilyen esetben öttől tíz évig is terjedhet, ha üzletszerűen követték el.', 'A polgári per külön folyik, abban a sértettek a kárukat követelik vissza.', 'Az ügy eredetileg szabálysértésként indult, csak később derült ki a nagyságrendje.', 'A kirendelt szakértő két hónapot kért az iratok átnézésére.',
    'A helyi rendőrőrsön ketten foglalkoznak gazdasági ügyekkel.', 'A gyanú szerint az első eset három évvel ezelőtt történt.', 'A közösségben azóta is két tábor van, a piacon sem ugyanannál az árusnál vásárolnak.', 'A bírósági tárgyalóteremnek negyven férőhelye van, ez most kevésnek bizonyult.', 'Az eljárást korábban egyszer már felfüggesztették, mert az egyik irat eltűnt, majd előkerült.',
  ],
  closings: [
    'A következő határnapot a jövő hónapra tűzték ki.', 'A felek három napot kaptak arra, hogy nyilatkozzanak a jogorvoslatról.', 'A sértettek közös levelet írtak, amelyet az ügyirathoz csatoltak.', 'Az ügyben további tanúk meghallgatása várható.', 'A hatóság további részleteket egyelőre nem közöl.', 'A lefoglalt iratok visszaadásáról később döntenek.', 'Az érintett nem kívánt nyilatkozni lapunknak.', 'A teremből egyesével, szótlanul jöttek ki.', 'Az eljárás várhatóan az év végéig tart.', 'Beszámolunk a folytatásról.',
  ],
  subheads: ['Az ügy iratai', 'Mit mond a védelem?', 'A kár', 'Előzmények', 'A folytatás'],
};
