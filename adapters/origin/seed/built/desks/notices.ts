import type { Desk } from '../family.ts';

/** What organisations say of themselves. */
export const notices: Desk = {
  quotes: [
    '„A visszajelzések alapján alakítottuk ki, nem az íróasztalnál” – mondta {who} {role}.', '„Örülünk, hogy ennyien érdeklődnek” – fogalmazott {who} {role}.', '{who} {role} szerint a cél az, hogy az ügyintézés ne vegyen el egy szabadnapot.', '„Három éve dolgozunk rajta, most mutatjuk meg először” – mondta {who} {role}.', '{who} {role} köszönetet mondott a helyi önkénteseknek.',
    '„Azt szeretnénk, ha senki sem maradna ki azért, mert messze lakik” – hangsúlyozta {who} {role}.', '{who} {role} kiemelte, hogy a részvétel semmire sem kötelez.', '„A jó ötletek nagy része az ügyfelektől jött” – mondta {who} {role}.', '{who} {role} elmondta, hogy a tapasztalatok alapján jövőre bővítenek.', '„Kérdezni ingyen lehet, és érdemes is” – mondta {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} szerint különösen az idősebbeknek jelent segítséget.', '{other} {otherRole} a hosszabb nyitvatartást tartja a legfontosabbnak.', '{other} {otherRole} már kipróbálta, és tíz perc alatt végzett.', '{other} {otherRole} azt javasolta, hogy legyen esti időpont is; a szervezők megfontolják.', '{other} {otherRole} jónak tartja, hogy személyesen is lehet kérdezni.',
    '{other} {otherRole} a környező falvak bevonását kérte.', '{other} {otherRole} szerint az együttműködés mindkét félnek hasznos.', '{other} {otherRole} örül, hogy nem kell a megyeszékhelyre utazni.', '{other} {otherRole} a tájékoztató egyszerű nyelvét dicsérte.', '{other} {otherRole} arra bátorít mindenkit, hogy olvassa el a részletes feltételeket.',
  ],
  backgrounds: [
    'A szervezet tizenkét éve működik, tavaly húsz településen volt jelen.', 'A kezdeményezést tavaly három helyszínen próbálták ki.', 'A programot belső munkacsoport készítette elő, külső szakértők bevonásával.', 'Az előző évi rendezvényen több mint négyszázan vettek részt.', 'A munkatársak külön képzésen vettek részt.', 'A szervezet bevételeiről évente nyilvános jelentést ad ki.', 'A helyszínt az önkormányzat bocsátotta rendelkezésre.', 'A tapasztalatokat félévente kérdőíven gyűjtik össze.', 'A kezdeményezés része egy hosszabb távú tervnek.', 'A jelentkezők több mint fele kistelepülésen él.',
  ],
  closings: [
    'További információ a szervezet ügyfélszolgálatán kérhető.', 'A részletes feltételek a helyszínen is megtekinthetők.', 'A rendezvény esőnapja egy héttel később lesz.', 'A jelentkezési lap nyomtatva és elektronikusan is elérhető.', 'A program a készlet erejéig tart.', 'A szervezők mindenkit szeretettel várnak.', 'A közlemény tartalmáért a kiadója felel.', 'A kedvezmények nem vonhatók össze.', 'Az eredményekről a jövő negyedévben számolnak be.', 'A jelentkezéseket a beérkezés sorrendjében fogadják.',
  ],
  subheads: ['Részletek', 'Hogyan lehet jelentkezni?', 'Tapasztalatok', 'Tudnivalók'],
};
