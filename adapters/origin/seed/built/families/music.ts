import { songs } from '../desks/songs.ts';
import type { Family } from '../family.ts';

const bands = [
  ['Kilencedik Csatorna', 'Lassú villamos'], ['Pernye Zsuzsi és a Kazán', 'Vasárnapi kenyér'], ['Üres Akvárium', 'Hallgatni két hangon'], ['Gát', 'Magas víz'], ['Bodza Kvartett', 'Négy szék'], ['Holdrakéta Fúvósok', 'Leszállás'], ['Délutáni Műszak', 'Kettőtől tízig'], ['Cérnaszál', 'Foltozott'], ['Rezeda Trió', 'Ablakban'],
  ['Szélmalom Harcosai', 'Negyven kilométer'], ['Kisvasút', 'Jegyek nélkül'], ['Tükörfonák', 'Visszafelé is'],
] as const;

/** Records and evenings. */
export const music: Family = {
  id: 'music', desk: songs, authors: ['zsombolyai-ferenc'], motifs: ['record', 'stage', 'radio', 'crowd'],
  appears: [{ site: 'after', section: 'zene', count: 62 }], tags: ['könnyűzene', 'koncert', 'lemezkritika', 'fesztivál', 'jazz', 'interjú'],
  roles: ['énekes', 'gitáros', 'dobos', 'zenekarvezető', 'hangmérnök'], otherRoles: ['klubtulajdonos', 'zenekritikus', 'rajongó az első sorból', 'szervező'],
  facts: (draw) => {
    const [band, record] = draw.next(bands);
    return { band, record, songs: String(draw.whole(7, 14)), minutes: String(draw.whole(31, 58)), years: String(draw.whole(2, 17)), people: String(draw.step(80, 900, 10)), score: String(draw.whole(6, 9)), track: String(draw.whole(2, 6)) };
  },
  titles: [
    '{band}: {record} – lemezkritika', '{songs} dal, egy se fölösleges: itt az új {band}', '{people} ember énekelte {at} a refrént', '{years} év hallgatás után új lemez: {band}', 'A {track}. szám miatt megéri: {record}', 'Fűtetlen próbateremből a nagyszínpadra: {band}', '{band}: „a hibát benne hagytuk”', 'Kicsi klub, nagy hang: {band} {at}', 'Lemezt vettek fel egy {local} magtárban', 'Mire táncol a falu? {band}', 'Az évad legcsendesebb koncertje {at}',
  ],
  leads: [
    'A {band} új lemeze, a {record}, {minutes} perc és {songs} dal. Ritkán hallani ennyi levegőt két hang között.', '{people} ember állt {at} a teremben, és a ráadásnál senki sem vette elő a telefonját.', '{years} év telt el az előző lemez óta. A {band} nem lett hangosabb, csak pontosabb.', 'Egy {local} magtárban vették fel, mert ott volt elég csend. A {record} ettől olyan, amilyen.', 'A {record} {track}. száma után vissza kellett tekernünk. Kritika, {score} pont a tízből.',
    'A {band} koncertjén az első fél óra alatt eldőlt, hogy nem lesz köszönés, csak zene.', 'Négyen vannak, hétnek hallatszanak. A {band} {at} lépett fel.', 'Nem ez lesz a leghíresebb lemez az idén, de a legtöbbször ez fog szólni nálunk.', 'A {band} énekese tanít, a dobosa sírköves. A lemez mindkettőről szól.', 'Ha csak egy dalt hallgatunk meg ma, legyen a {record} nyitánya.',
  ],
  openings: [
    'A {record} egy ajtónyikorgással kezdődik, és csak a végén derül ki, melyik ajtó volt.', '{people} ember, egy teremnyi pára és a {band}: így telt a péntek {at}.', 'A {band} {years} éve játszik együtt, és még mindig ugyanazzal a kombival jár.', 'Az első dal után csend lett {at}, aztán valaki hátul azt mondta: na ezért jöttem.', 'Harminckét kilométert buszoztunk {to}, hogy meghallgassuk, és visszafelé is megérte volna gyalog.',
    'A {record} {songs} dalából hatot élőben, egyszerre játszottak fel.', 'A zenekar próbaterme egy volt tejcsarnok {at}, a csempék miatt szól úgy a pergő.', 'Nincs fényshow, nincs füst: egy állólámpa és a {band}.', 'Ez a lemez olyan, mintha valaki a szomszéd szobában énekelne, és nem tudná, hogy halljuk.', 'A {band} tagjai szerint a dalok fele vonaton született.',
  ],
  details: [
    'A lemez {minutes} perces, {songs} számmal, és nincs rajta rejtett bónusz.', 'A {track}. dal a legerősebb, benne egy kürttel, amely csak egyszer szólal meg.', 'A szövegek nem rímelnek mindig, és ez jót tesz nekik.', 'A basszus túl hátul van, de lehet, hogy szándékosan.', 'A borítót a gitáros lánya rajzolta zsírkrétával.', 'Élőben a számok hosszabbak, a csendek is.', 'Pontszámunk {score}, a hiányzó pontok a keverésért.', 'A közönség fele ismerte a szöveget, a másik fele a végére megtanulta.', 'A zenekar merchpultján pogácsa is kapható.', 'A felvételhez egy régi orsós magnót használtak, a zúgás része a hangzásnak.',
  ],
  captions: ['{band}, próba közben', 'Koncert {at}', 'A {record} borítója előtt'],
};
