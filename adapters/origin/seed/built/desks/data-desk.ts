import type { Desk } from '../family.ts';

/** How figures are explained and doubted. */
export const dataDesk: Desk = {
  quotes: [
    '„Az átlag mögött két külön ország van, és a kettő között nő a távolság” – mondta {who} {role}.', '„A táblázatunk nyilvános, bárki utánunk számolhat” – mondta {who} {role}.', '{who} {role} szerint a változás lassú, ezért nem látjuk: „Ráncok is így lesznek.”', '„Ahol busz sincs, ott a kamat sem számít” – fogalmazott {who} {role}.', '{who} {role} úgy látja, a térkép színei húsz éve ugyanazok, csak sötétebbek.',
    '„Egy szám nem hír, két szám összehasonlítás, három szám már vita” – mondta {who} {role}.', '„A meglepetés nem az eredmény, hanem az, hogy senki sem mérte eddig” – mondta lapunknak {who} {role}.', '{who} {role} óva int a gyors magyarázatoktól: „Az okok sorban állnak, nem egymás helyett.”', '„Aki elköltözik, az kikerül az adatból, és ez szépíti a képet” – magyarázta {who} {role}.', '„Nem romlik, csak máshol javul” – foglalta össze {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} óvatosabb: szerinte ennyi évből nem szabad irányt olvasni.', '{other} {otherRole} arra hívta fel a figyelmet, hogy a kiinduló év szokatlan volt.', '{other} {otherRole} szerint a szám igaz, a magyarázat nem.', '{other} {otherRole} hozzátette: a minta kicsi, a vidéki válaszolók aránya alacsony.', '{other} {otherRole} más bontást javasol: járások helyett munkaerő-vonzáskörzeteket.',
    '{other} {otherRole} kételkedik az önbevalláson alapuló adatokban.', '{other} {otherRole} szerint az összevont kategóriák éppen a lényeget takarják el.', '{other} {otherRole} azt mondja, a módszer jó, de két éve megváltozott egy fogalom meghatározása.', '{other} {otherRole} inkább a szórásról beszélne, mint az átlagról.', '{other} {otherRole} szerint ok és okozat itt könnyen felcserélhető.',
  ],
  backgrounds: [
    'Az adatok a statisztikai hivatal járási tábláiból valók, a kézi javításokat külön oszlopban jelöltük.', 'Hasonló számítás legutóbb öt éve készült, azóta kétszer rajzolták át a határokat.', 'Ahol ötvennél kevesebb megfigyelés volt, ott nem közlünk értéket.', 'Az idősorban két törés van, mindkettőt szaggatott vonal jelzi.', 'A nagyvárosok adatai külön is szerepelnek, mert egymaguk elhúznák az átlagot.',
    'A nemzetközi összevetésben középen állunk, de a szórásunk nagyobb.', 'Az adatszolgáltatás önkéntes, a hiány nem véletlenszerű.', 'A módszertani jegyzetet egy független szakértő is átnézte.', 'A számokat az inflációval kiigazítottuk.', 'A térkép színezése öt egyenlő csoportot mutat, nem egyenlő távolságokat.',
  ],
  closings: [
    'A részletes táblázatot a szerkesztőségben kérésre bárkinek elküldjük.', 'A számításban a kerekítések miatt egy tizednyi eltérés lehet.', 'A következő adatközlés után frissítjük az ábrát.', 'Aki hibát talál, írja meg; a javítást és a nevét is közöljük.', 'A térkép nyomtatható változatát iskoláknak is ajánljuk.', 'A sorozat következő részében azt nézzük meg, mi történt a másik irányban.', 'A kód, amellyel számoltunk, szabadon letölthető.', 'Egy dolog biztos: jövőre más lesz az átlag, és ugyanaz a különbség.', 'A kérdést nyitva hagyjuk, mert az adat is nyitva hagyja.', 'Ha a hivatal közli a hiányzó sorokat, újraszámoljuk.',
  ],
  subheads: ['Mit látunk az ábrán?', 'Honnan jönnek az adatok?', 'Az óvatosabb olvasat', 'Kivétel és szabály', 'Mire jó ez a szám?'],
};
