import type { Desk } from '../family.ts';

/** What is said at keyboards and help desks. */
export const devices: Desk = {
  quotes: [
    '„A hibát mi vettük észre, és mi is jelentettük be” – mondta {who} {role}.', '„Nem kell félni tőle, de utána kell nézni” – tanácsolta {who} {role}.', '{who} {role} szerint a legnehezebb a kevés: „Új gombot bárki tud tenni rá, elvenni bátorság.”', '„Két embert kell kiszolgálni: aki siet, és aki először csinálja” – fogalmazott {who} {role}.', '„A gép nem gonosz, csak nagyon gyorsan téved” – mondta lapunknak {who} {role}.',
    '{who} {role} azt kéri, hogy aki bizonytalan, ne kattintson, hanem hívjon fel valakit.', '„Aki azt mondja, hogy ez egyszerű, az még nem próbálta” – nevetett {who} {role}.', '„Egy lejárt dátum volt az egész, de azt három helyen kellett megkeresni” – magyarázta {who} {role}.', '{who} {role} úgy látja, a jó eszköz az, amelyet egy idő után nem veszünk észre.', '„A mentés addig unalmas, amíg nem kell” – mondta {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} az adatvédelem felől közelít: előbb azt tisztázná, ki fér hozzá a naplókhoz.', '{other} {otherRole} szerint a papír alapú utat is meg kell hagyni, mert nem mindenkinek van telefonja.', '{other} {otherRole} drágállja: ugyanez olcsóbb eszközzel is elérhető volna.', '{other} {otherRole} a hibaüzeneteket kritizálja: „Magyarul vannak, mégsem értem őket.”', '{other} {otherRole} azt mondja, a sebesség rendben, de a betűméret kicsi.',
    '{other} {otherRole} attól tart, hogy a két lelkes ember után nem lesz, aki karbantartsa.', '{other} {otherRole} szerint a frissítéseket nem munkaidőben kellene telepíteni.', '{other} {otherRole} független vizsgálatot kér, mielőtt újabb adatokat kötnek be.', '{other} {otherRole} nem bízik benne, de használja, mert más nincs.', '{other} {otherRole} azt kifogásolja, hogy a segélyvonal csak délig él.',
  ],
  backgrounds: [
    'A fejlesztést két éve kezdték, eredetileg egészen más feladatra.', 'A terület gyorsan változik: ami két éve újdonság volt, azt ma telefonon is futtatják.', 'Hasonló leállásból tavaly országosan tizenkettő volt, a leghosszabb két napig tartott.', 'A rendszert egy pincében álló gép szolgálja ki, mellette ventilátor és egy cserepes virág.', 'A költség nagy része nem a program, hanem a betanítás.',
    'A felhasználók harmada hatvan év fölötti, ezt a tervezők csak az első teszten tudták meg.', 'A forráskód egy része húszéves, a megjegyzések német nyelvűek.', 'A biztonsági szakértők szerint a támadások kilenctizede ma is egy levéllel kezdődik.', 'A könyvtárban hetente kétszer ingyenes digitális ügyelet van.', 'Az ötletet egy külföldi kisváros megoldása adta.',
  ],
  closings: [
    'A frissítés automatikusan érkezik, teendő nincs.', 'Aki érintett, a következő napokban levelet kap; jelszót senki sem fog kérni tőle.', 'A hibát a fejlesztők nyilvános listáján lehet jelezni.', 'A teszthez használt készülékeket visszaküldtük.', 'Az eredményről nyílt estét tartanak, ahová laikusokat is várnak.', 'Arra, hogy mikor lesz kész, senki sem mondott évszámot.', 'A szerver mellett álló virágot közben meglocsolták.', 'Egy hónap múlva újra megmérjük.', 'Ha mégis megadtuk az adatainkat, első dolgunk a bank felhívása legyen.', 'A legjobb tanács a legrégebbi: legyen másolatunk.',
  ],
  subheads: ['Mi történt?', 'Kipróbáltuk', 'Amire nem gondoltak', 'Adatok és aggályok', 'Mit tegyünk most?'],
};
