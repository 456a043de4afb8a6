import type { Desk } from '../family.ts';

/** What is said across a counter. */
export const kitchens: Desk = {
  quotes: [
    '„Nagyanyám füzetéből főzünk, a mennyiségeket neki is csak érzésre írta be valaki” – mesélte {who} {role}.', '„Ami elfogyott, az elfogyott, holnap is lesz nap” – mondta {who} {role}.', '„Nem titok, csak sokáig tart” – felelte a recept után érdeklődőknek {who} {role}.', '{who} {role} szerint a jó konyha csendes: „Ha kiabálnak, már baj van.”', '„A sót nem spóroljuk, a díszítést igen” – mondta {who} {role}.',
    '„Hajnalban veszem a zöldséget, délben már nincs” – mondta lapunknak {who} {role}.', '{who} {role} azt mondja, az étlapot a piac írja, ő csak lemásolja.', '„Aki siet, annak szendvicset adok” – nevetett {who} {role}.', '„Két dolog legyen forró, a leves meg a tányér” – tanította {who} {role}.', '{who} {role} kilenc éve ugyanazt a kést használja, és senkinek sem adja kölcsön.',
  ],
  doubts: [
    '{other} {otherRole} szerint a hangulat nagyszerű, a kiszolgálás viszont még keresi magát.', '{other} {otherRole} az árat sokallja: „Egy családnak ez már kirándulás.”', '{other} {otherRole} régen jobbnak tartotta, amikor még bádogtálcán adták.', '{other} {otherRole} kevesebb zsírral készítené, de megette.', '{other} {otherRole} a sorban állást unta meg.',
    '{other} {otherRole} hiányolja a húsmentes fogásokat.', '{other} {otherRole} szerint a köret a gyenge pont.', '{other} {otherRole} azt mondja, hétköznap jöjjünk, hétvégén kapkodnak.', '{other} {otherRole} vitatja az első helyet, szerinte a harmadik a jobb.', '{other} {otherRole} a zenét vitte volna haza, de nem jó értelemben.',
  ],
  backgrounds: [
    'A helyet két éve nyitották egy bezárt cipőbolt helyén, a kirakatban maradt a régi felirat.', 'A konyhán négyen dolgoznak, közülük ketten testvérek.', 'A fogás eredetileg szegényétel volt, abból készült, ami a hét végére maradt.', 'A környéken öt hasonló étkezde működött, három bezárt az energiaárak miatt.', 'Az alapanyagok nagy része harminc kilométeren belülről érkezik.',
    'A receptnek annyi változata van, ahány család, és mindenki szerint az övé az eredeti.', 'A berendezést bontásból vették, a székek mind különböznek.', 'Az elviteles doboz visszaváltható, ezért ötven forintot adnak vissza.', 'A tesztet vakon végeztük, a tányérok alján számmal.', 'A vendégek fele helybeli, a másik fele miattuk jön.',
  ],
  closings: [
    'Hétfőn zárva, egyébként amíg el nem fogy.', 'Foglalni érdemes, a jó asztal az ablaknál van.', 'Kutyát be lehet vinni, a jó modort is.', 'A desszertet majd legközelebb.', 'A teljes pontozás a táblázatban.', 'Két nap múlva visszamentünk, hogy biztosak legyünk benne. Biztosak vagyunk.', 'A parkolás nehéz, a busz az ajtóban áll meg.', 'Készpénz legyen nálunk, a kártyaolvasó szeszélyes.', 'Otthon is el lehet készíteni, de mosogatni kell utána.', 'A számlára valaki kézzel ráírta: egészségükre.',
  ],
  subheads: ['A tányéron', 'A pult mögött', 'Mennyi az annyi?', 'Repeta', 'Hogyan készül?'],
};
