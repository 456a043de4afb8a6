import type { Desk } from '../family.ts';

/** What is said at the till and at the bank's counter. */
export const prices: Desk = {
  quotes: [
    '„A törlesztőt nézik, nem a futamidőt, pedig azon múlik” – mondta {who} {role}.', '„Aki kérdez, az előbb-utóbb kevesebbet fizet” – tanácsolta {who} {role}.', '{who} {role} szerint a hűséget nem jutalmazzák, hanem beárazzák.', '„Egy ajánlat nem ajánlat, kettő már alku” – fogalmazott {who} {role}.', '{who} {role} úgy látja, a drágulás lassul, de az árak nem jönnek vissza: „Ami felment, az fent marad.”',
    '„Az akció attól akció, hogy utána vége” – mondta {who} {role}.', '„A legtöbb díjról le lehet beszélni a szolgáltatót, csak illik tudni a nevét” – mondta lapunknak {who} {role}.', '{who} {role} szerint az apró betűt nem azért írják apróra, mert kevés a hely.', '„Havonta egyszer üljünk le a számlákkal, és ne éhesen” – javasolta {who} {role}.', '„A váltás ma félóra, a lustaság egész évre szól” – mondta {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} nem látja ilyen könnyűnek: „Nekem erre nincs két délutánom.”', '{other} {otherRole} szerint a kedvezmény csak annak jár, akinek amúgy is jut.', '{other} {otherRole} azt mondja, vidéken egyetlen szolgáltató van, ott nincs miből választani.', '{other} {otherRole} egyszer már váltott, és fél évig két helyre fizetett.', '{other} {otherRole} attól tart, hogy az olcsóbb ajánlat a második évben drágább lesz.',
    '{other} {otherRole} a minőséget félti: szerinte az ár mögül először a csomagolásból vesznek el, aztán a tartalomból.', '{other} {otherRole} úgy tapasztalta, hogy telefonban mást ígérnek, mint ami a papíron van.', '{other} {otherRole} szerint a kicsiknek nem alkudni kellene, hanem összefogni.', '{other} {otherRole} azt ajánlja, hogy előbb nézzük meg a felmondás feltételeit.', '{other} {otherRole} kételkedik abban, hogy a megtakarítás két év után is megmarad.',
  ],
  backgrounds: [
    'Az árak tavaly ősz óta négyszer változtak, a hirdetett ajánlatok ennél is gyakrabban.', 'A háztartások kiadásainak kétötödét ma élelmiszerre és lakhatásra költik.', 'A fogyasztóvédelem tavaly hatszáz panaszt kapott hasonló ügyben, a felének helyt adtak.', 'A piacot négy nagy szereplő uralja, együttes részesedésük hatvan százalék körül jár.', 'Egy átlagos család tizenegy rendszeres számlát fizet, és hatnál tudja, mennyi az összeg.',
    'A szabály szerint az egyoldalú áremelésről harminc nappal előbb szólni kell.', 'Az összehasonlító oldalak egy része jutalékot kap, ezt nem mindig írják ki.', 'A bérek ugyanebben az időszakban alig valamivel nőttek gyorsabban.', 'A nyugdíjasok kosara drágább lett, mert több benne az alapvető élelmiszer.', 'A környező országokban az ár hasonló, a fizetés nem.',
  ],
  closings: [
    'Aki most dönt, annak a teljes fizetendő összeget érdemes először megkérdeznie.', 'Táblázatunkat havonta frissítjük.', 'A végét annak mondjuk, aki csak ide néz: sietni nem kell, de ajánlatot kérni igen.', 'A mintalevelet, amellyel fel lehet mondani, a cikk mellől le lehet tölteni.', 'Jövő héten azt nézzük meg, mennyit ér a hűség.', 'Ha panasza van, először írásban forduljon a szolgáltatóhoz, azután a békéltető testülethez.', 'Mi is váltottunk. Fél év múlva megírjuk, megérte-e.', 'A számítás tájékoztató jellegű, nem helyettesíti a személyes tanácsadást.', 'A következő adat egy hónap múlva jön.', 'A kockás füzetet mindenesetre megtartjuk.',
  ],
  subheads: ['Mennyi az annyi?', 'Így alkudtunk', 'Amire figyelni kell', 'Kinek nem éri meg?', 'A számla hátoldalán'],
};
