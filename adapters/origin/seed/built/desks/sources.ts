import type { Desk } from '../family.ts';

/** How a claim is weighed. */
export const sources: Desk = {
  quotes: [
    '„A szám önmagában igaz, csak másra válaszol” – mondta {who} {role}.', '„Ezt az adatot ilyen bontásban senki sem gyűjti” – közölte {who} {role}.', '{who} {role} szerint a tévedés oka az, hogy két különböző mutatót ugyanazzal a szóval nevezünk meg.', '„Egy év nem trend, két év sem” – figyelmeztetett {who} {role}.', '{who} {role} úgy emlékszik, a kijelentés eredetileg feltételes módban hangzott el.',
    '„Aki ezt állítja, jó kérdést tett fel, csak nem várta meg a választ” – fogalmazott {who} {role}.', '„A kivételből lett szabály, mert a kivételt lehet lefényképezni” – mondta {who} {role}.', '{who} {role} azt tanácsolja, hogy mindig kérdezzük meg: mihez képest?', '„A lábjegyzetet mindenki átugorja, pedig ott van a lényeg” – mondta lapunknak {who} {role}.', '{who} {role} szerint az állítás azért terjed, mert illik ahhoz, amit gondolunk.',
  ],
  doubts: [
    '{other} {otherRole} szigorúbb minősítést adna, mert az állítást helyesbítés után is megismételték.', '{other} {otherRole} szerint a szándékot is figyelembe kellene venni; mi ezt nem tesszük.', '{other} {otherRole} hozzátette, hogy más időszakot nézve az arány más volna.', '{other} {otherRole} vitatja a forrás megbízhatóságát, ezért kerestünk egy másikat.', '{other} {otherRole} azt mondja, a kérdés rosszul van feltéve, és ebben részben igaza van.',
    '{other} {otherRole} a területi különbségekre hívta fel a figyelmet.', '{other} {otherRole} szerint a közlés módja félrevezetőbb, mint maga a szám.', '{other} {otherRole} nem ért egyet velünk, az érveit a cikk végén közöljük.', '{other} {otherRole} szerint a hivatal is hibás, mert nehezen kereshető formában teszi közzé az adatot.', '{other} {otherRole} arra emlékeztet, hogy a cáfolat lassabb, mint az állítás.',
  ],
  backgrounds: [
    'Az állítás kétévente felbukkan, mindig más évszámmal.', 'Az eredeti jelentés hatvan oldalas, a bejegyzés egyetlen mondatot idéz belőle, a közepétől.', 'A hivatalos adatgyűjtés módszere közben megváltozott, ezért a két időszak nem vethető össze közvetlenül.', 'Külföldön is ellenőrizték már, ott hasonló eredményre jutottak.', 'Az ábra függőleges tengelye nem nulláról indul, ettől látszik meredeknek.',
    'A megkérdezett hivatal két munkanapon belül válaszolt.', 'A kép eredetije öt évvel korábbi, és más országban készült.', 'A kijelentés szerzőjét megkerestük, azt mondta, fejből idézett.', 'A témában három hazai és két külföldi adatbázist néztünk át.', 'Az állítás magja valódi ügy, csak a nagyságrend nem stimmel.',
  ],
  closings: [
    'Forrásainkat a cikk alján felsoroljuk.', 'A hibát az ellenorzo@lapunk.example címen lehet jelezni.', 'Ha új adat érkezik, a minősítést felülvizsgáljuk, és ezt jelöljük.', 'A táblázat letölthető, a számítás lépésről lépésre követhető.', 'Módszertanunk külön oldalon olvasható.', 'Ha ön is látott gyanús állítást, küldje el nekünk.', 'Az állítás szerzőjének válaszát teljes terjedelmében közöljük.', 'A minősítésről két szerkesztő egymástól függetlenül döntött.', 'Kérjük, a cikket is ugyanannyian osszák meg, ahányan az állítást.', 'A következő héten egy fordított esetet vizsgálunk: amikor a hihetetlen igaz.',
  ],
  subheads: ['Az eredeti mondat', 'Mit mutatnak az adatok?', 'Akik másként látják', 'Miért terjed?', 'Minősítés'],
};
