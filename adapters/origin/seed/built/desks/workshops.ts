import type { Desk } from '../family.ts';

/** What is said among plans and shavings. */
export const workshops: Desk = {
  quotes: [
    '„Nem rajzolni kezdtünk, hanem leültünk, és megnéztük, ki merre jár” – mondta {who} {role}.', '„Ami megmaradt, abból indultunk ki, nem abból, ami hiányzott” – fogalmazott {who} {role}.', '{who} {role} szerint a jó részlet nem kér figyelmet: „Csak akkor venni észre, ha elrontják.”', '„A legolcsóbb anyag az, amit nem dobunk ki” – mondta {who} {role}.', '„Húsz évre terveztünk, nem a fényképre” – mondta lapunknak {who} {role}.',
    '{who} {role} azt mondja, a legnehezebb a nem: „Tizenegy ötletet hagytunk el.”', '„A gyerekek tesztelték, nálunk szigorúbbak” – nevetett {who} {role}.', '„Ha valaki leül rá, akkor kész” – mondta {who} {role}.', '{who} {role} a kivitelezőket dicsérte, név szerint mindet.', '„Egyetlen csavart sem rejtettünk el” – mutatta {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} szerint szép, de a telet még nem látta.', '{other} {otherRole} a karbantartást félti: „Jövőre ki fogja olajozni?”', '{other} {otherRole} drágának tartotta, amíg meg nem nézte, miből készült.', '{other} {otherRole} a régit szerette, de a gyerekei az újat.', '{other} {otherRole} szerint a megközelítés jó, az arányok vitathatók.',
    '{other} {otherRole} több árnyékot szeretett volna.', '{other} {otherRole} úgy véli, kevesebb színnel erősebb volna.', '{other} {otherRole} a feliratok méretét kifogásolta.', '{other} {otherRole} azt mondja, a szabályok miatt így is csoda, hogy megvalósult.', '{other} {otherRole} elismerte, hogy először ellene szavazott.',
  ],
  backgrounds: [
    'A pályázatra negyven terv érkezett, a nyertes volt a legrövidebb.', 'Az önkormányzat csak az anyagot fizette, a munka egy részét önkéntesek vállalták.', 'Hasonló megoldást a szomszéd megyében már próbáltak, ott a fa vetemedett meg.', 'A tervezők mindketten a környéken nőttek fel.', 'A bontott téglát egy lebontott magtárból mentették, a pecsétek még olvashatók.',
    'Az előző változat tizenkét évig állt, és senki sem tudta, mire való.', 'A faanyag helyi akác, kezelés nélkül szürkül majd.', 'A munkát egy egyetemi tábor kezdte el, és két helyi mester fejezte be.', 'A közösségi tervezésen hatvanan vettek részt, a legfiatalabb öt-, a legidősebb nyolcvanhét éves volt.', 'A helyszínt védett növények miatt néhány méterrel arrébb kellett vinni.',
  ],
  closings: [
    'A tervrajz szabadon letölthető, bárki megépítheti.', 'A hely egész nap látogatható, este kilencig világítanak.', 'A következő műhelynapra szerszámot is lehet hozni.', 'Az őszi díjátadón a lakók is ott lesznek.', 'A megmaradt anyagból pad készült, az is jó lett.', 'Ha arra járnak, üljenek le öt percre.', 'A tervezők jövőre visszajönnek megnézni, hogyan kopik.', 'Az első karcolást már megkapta, azóta igazán otthonos.', 'A kiállítás a hónap végéig látható.', 'A szalvéta, amelyre az első vázlat készült, nem eladó.',
  ],
  subheads: ['Az első vázlat', 'Anyag és idő', 'Akik használják', 'Viták', 'Ami kimaradt'],
};
