/** Frequent Hungarian words, for the compression dictionaries. */
export const usualWords = [
  'A z, hogy nem is csak már még volt, a mely azt mondta: „Az , aki ket és egy ik , mert a legtöbb , de a „ ” –',
  'mondta a , ahol az , ami ért , mint a ; a , és a , ha a , azt mondja, hogy a szerint , ezért a . A z . Ez .',
  'Ezt . Nem . Azt . Egy . Két . Három . Most . Ma . Tavaly . Idén szerint a legnagyobb legkisebb első második',
  'harmadik negyedik utolsó évben éve éves évvel évre hónap hét hete napja napon nap óra órára perc ezer millió',
  'milliárd forint forintot forintba forintból százalék százaléka százalékkal százalékos százalékot kilométer',
  'ember embert család gyerek iskola város városban városi önkormányzat önkormányzati képviselő-testület',
  'polgármester polgármestere kormány minisztérium miniszter hivatal szervezet bizottság elnöke igazgatója',
  'vezetője szóvivője szakértő kutató tanár orvos vállalat cég cége munka munkát szerződés pályázat döntés',
  'döntést kérdés kérdésre választ kapott adatok adatai szerint közölte jelentette be elmondta hozzátette',
  'fogalmazott kérte azonban viszont ugyanakkor pedig ezzel együtt között közben után előtt miatt mellett alatt',
  'felett ellen helyett nélkül szemben kapcsolatban érdekében lehet kell kellett kellene lesz lett lenne',
  'lennének volna voltak vannak nincs nincsenek maradt marad tart tartott került kerül kezdődött kezdődik',
  'készült készül épült épület épületet január február március április május június július augusztus szeptember',
  'október november december hétfő kedd szerda csütörtök péntek szombat vasárnap Magyarország magyar Budapest',
  'budapesti országos megyei helyi új régi nagy kis jó több kevesebb mindig soha talán Illusztráció: Rajz:',
  'Fotó: tudósító szerkesztő rovatvezető',
].join(' ');
