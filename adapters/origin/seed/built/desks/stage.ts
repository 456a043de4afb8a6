import type { Desk } from '../family.ts';

/** What is said in foyers, cinemas and clubs. */
export const stage: Desk = {
  quotes: [
    '„Nem akartunk nagyot mondani. Azt akartuk, hogy ne lehessen közben telefonozni” – mondta {who} {role}.', '„A legjobb ötletek a büfében születtek, a legrosszabbak az értekezleten” – nevetett {who} {role}.', '„Kétszer dobtuk ki az egészet, harmadszorra maradt meg ennyi” – mesélte {who} {role}.', '„A hibát benne hagytuk, mert attól lett emberi” – mondta {who} {role}.', '{who} {role} nem szereti a műfaji címkéket: „Ha valaki nevetni kezd rajta, akkor vígjáték.”',
    '{who} {role} szerint a csend a legdrágább: „Azért kellett hajnalban dolgozni.”', '„Aki először jön, a történetet nézi. Aki másodszor, az arcokat” – mondta lapunknak {who} {role}.', '„Kevés pénzből csak pontosan lehet dolgozni” – fogalmazott {who} {role}.', '{who} {role} azt mondja, a vége csak az utolsó héten lett meg.', '„Anyám szerint hosszú, de ő mindent hosszúnak tart, ami nem leves” – mesélte {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} kevésbé lelkes: szerinte az eleje erős, a vége megijed önmagától.', '{other} {otherRole} úgy látja, húsz perccel rövidebben kétszer ekkorát szólna.', '{other} {otherRole} szerint a részletek szebbek az egésznél.', '{other} {otherRole} hiányolta a kockázatot: „Mindent jól csinálnak, épp ez a baj.”', '{other} {otherRole} csak a fényeket bírálta, azokat viszont hosszan.',
    '{other} {otherRole} a közepén kétszer nézte meg az óráját, a végén egyszer sem.', '{other} {otherRole} szerint túl sokat bíz a nézőre.', '{other} {otherRole} azt mondja, ezt öt éve mások már jobban megcsinálták.', '{other} {otherRole} a hangosítást kifogásolta, de a szünetben megbékélt.', '{other} {otherRole} szerint csak annak ajánlható, aki szeret várni.',
  ],
  backgrounds: [
    'A csapat magja hat ember, az utolsó hetekben húszan dolgoztak.', 'Az első közönségtalálkozóra tizennégyen jöttek el, közülük nyolcan rokonok voltak.', 'A téma nem új, tavaly két fesztiválon is díjazták, a megközelítés viszont az.', 'A költségek harmadát nézők adták össze előre, a többit két kisebb pályázat.', 'Az alkotók egy faluban nőttek fel, és most először dolgoztak együtt.',
    'A bemutatót kétszer halasztották el, egyszer betegség, egyszer egy beázás miatt.', 'A műfajnak nálunk kevés hagyománya van, külföldön viszont reneszánszát éli.', 'Az előző munkájukat alig kétezren látták, mégis sokan emlékeznek rá.', 'A vidéki bemutatók sora hosszabb, mint a fővárosiaké, ezt szándékosan szervezték így.', 'A stáb fele civil: pék, tanítónő, buszsofőr.',
  ],
  closings: [
    'A következő alkalom két hét múlva lesz, a helyek fele már foglalt.', 'Aki lemaradt, ne búsuljon: ősszel vidéki körútra indulnak.', 'Az utolsó busz miatt tízkor véget ér, ezt a plakátra is kiírták.', 'Mi hazafelé már a folytatáson vitatkoztunk.', 'A büfében a perecet érdemes időben megvenni.', 'A végén maradjunk ülve: van még egy perc.', 'Tizenkét éven felülieknek ajánlott.', 'Otthon, kis képernyőn is működik, de nem ugyanaz.', 'Egyszer elég belőle, de az az egyszer kell.', 'A ruhatáros szerint jó volt, és ő mindet látta.',
  ],
  subheads: ['Ahogy készült', 'A tizedik perc után', 'Kinek ajánljuk?', 'Kifogások', 'Ráadás'],
};
