import type { Desk } from '../family.ts';

/** What is said in surgeries and waiting rooms. */
export const wards: Desk = {
  quotes: [
    '„A legtöbb baj ott kezdődik, hogy az ember nem akar zavarni” – mondta {who} {role}.', '„Nem a gyógyszer hiányzik, hanem az a tíz perc, amíg elmondja, mi fáj” – fogalmazott {who} {role}.', '{who} {role} szerint kis lépésekkel kell kezdeni: „Aki mindent egyszerre akar megváltoztatni, két hét múlva semmit sem.”', '„Aki azt mondja, hogy neki erre nincs ideje, annak van rá a legnagyobb szüksége” – mondta {who} {role}.', '{who} {role} azt tanácsolja, írjuk fel, mikor és mennyi ideig tart a panasz: „A füzet nem hazudik.”',
    '„Egymást biztatják, én csak a székeket tolom össze” – nevetett {who} {role}.', '„Három kérdést teszek fel, és meghallgatom mind a hármat” – mondta lapunknak {who} {role}.', '{who} {role} szerint a szűrés unalmas, és ez így van jól.', '„A jó rendelő arról ismerszik meg, hogy nem félnek bejönni” – mondta {who} {role}.', '„Otthon sokat lehet tenni, de nem mindent, és ezt tudni kell” – figyelmeztetett {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} szerint a módszer jó, de kevés a szakember hozzá.', '{other} {otherRole} arra figyelmeztet, hogy ami az egyiknek használ, a másiknak árthat.', '{other} {otherRole} úgy látja, a legfontosabb az volna, hogy ne kelljen messzire utazni.', '{other} {otherRole} a hosszú távú követést hiányolja.', '{other} {otherRole} azt mondja, a tanács jó, csak két műszak mellett nehéz betartani.',
    '{other} {otherRole} attól tart, hogy a lelkesedés a támogatással együtt elfogy.', '{other} {otherRole} szerint nem szabad mindent az egyén akaraterejére bízni.', '{other} {otherRole} örül az eredménynek, de a várólista többi részére is kíváncsi.', '{other} {otherRole} a drága étrend-kiegészítőktől óv: a legtöbb fölösleges.', '{other} {otherRole} szerint a családorvosok ezt húsz éve mondják.',
  ],
  backgrounds: [
    'A körzetben kétezer-száz beteg tartozik egyetlen orvoshoz.', 'Hasonló programot két megyében már működtetnek, ott a sürgősségi osztályra is kevesebben mennek.', 'A panasz a negyven fölöttiek felét érinti élete során legalább egyszer.', 'A rendelő épületét tavaly akadálymentesítették, addig a lépcső volt az első vizsgálat.', 'A szakmai ajánlás két éve változott, a köztudat lassabban.',
    'A betegek harmada az első tünettől számítva fél évet vár, mielőtt szólna.', 'A program költségének nagy része az a két óra, amelyet az ápolók beszélgetéssel töltenek.', 'Az országban több mint hatszáz körzetben nincs állandó orvos.', 'A téli hónapokban a forgalom másfélszeresére nő.', 'Az egészségügyi kiadások között a megelőzés aránya három százalék alatt van.',
  ],
  closings: [
    'Aki tünetet észlel, elsőként a háziorvosához forduljon; a leírtak nem helyettesítik a vizsgálatot.', 'A szűrésre telefonon lehet jelentkezni, hétköznap délelőtt.', 'Sürgős panasz esetén a 112-t kell hívni.', 'A csoport ingyenes, és bárki abbahagyhatja, magyarázat nélkül.', 'A rendelő falán a táblázat mellé valaki odaírta: köszönjük.', 'A következő tájékoztató estére két hét múlva kerül sor.', 'Akinek a lelke fáj, éjjel-nappal hívhat ingyenes segélyvonalat.', 'A programot a jövő évben két újabb körzetre terjesztik ki.', 'A gyógyszert ne hagyjuk el magunktól, akkor sem, ha jobban vagyunk.', 'Egy szék mindig üres marad, annak, aki később jön.',
  ],
  subheads: ['Mit tehetünk mi?', 'A rendelőben', 'Mikor kell segítség?', 'Tapasztalatok', 'Lassú javulás'],
};
