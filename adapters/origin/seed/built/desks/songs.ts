import type { Desk } from '../family.ts';

/** What is said in rehearsal rooms and at the edge of the stage. */
export const songs: Desk = {
  quotes: [
    '„Ha négyszer egymás után unjuk, kidobjuk. Ez a tíz maradt” – mondta {who} {role}.', '„A hibát benne hagytuk, mert attól lett emberi” – mondta {who} {role}.', '{who} {role} szerint hangosan játszani könnyű: „Halkan hallatszik, ki mit tud.”', '„Ezt a dalt egy váróteremben írtuk, azért olyan lassú” – mesélte {who} {role}.', '„Nem nosztalgia, csak nem dobtunk ki mindent” – fogalmazott {who} {role}.',
    '{who} {role} nem szereti a műfaji címkéket: „Ha valaki táncolni kezd rá, akkor tánczene.”', '„Fűtés nem volt, ezért játszottunk gyorsan” – nevetett {who} {role}.', '„A közönség előbb tudta a szöveget, mint én” – ismerte be {who} {role}.', '{who} {role} azt mondja, nekik a kis terem való: „Ott nem lehet elbújni.”', '„Nappal mindannyian dolgozunk, ezért ilyen a humora” – mondta lapunknak {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} szerint az előző merészebb volt.', '{other} {otherRole} két számot elhagyna, de nem ugyanazt a kettőt, amelyiket mi.', '{other} {otherRole} a keverést kritizálta: túl szép, túl puha.', '{other} {otherRole} hiányolta a ráadásból a régi nagy dalt.', '{other} {otherRole} úgy látja, élőben többet ér, mint felvételen.',
    '{other} {otherRole} szerint a szövegek néha okosabbak a kelleténél.', '{other} {otherRole} attól tart, hogy a következőre elkényelmesednek.', '{other} {otherRole} a jegyárat sokallta, aztán maradt a végéig.', '{other} {otherRole} a füstgépet nem bocsátja meg.', '{other} {otherRole} azt mondja, ezt táncolva kell hallgatni, ülve fele annyi.',
  ],
  backgrounds: [
    'A zenekar tagjai egy zeneiskola folyosóján ismerkedtek meg, mindegyikük másra várt.', 'Az első koncertjükre tizennégyen jöttek el, közülük nyolcan rokonok voltak.', 'A kiadójuk egy kétszobás lakás, a raktár a fürdőszoba.', 'Tavaly negyven helyen játszottak, ebből harminc vidéken volt.', 'A hangszerek egy részét maguk javítják, a tangóharmonika nagypapai örökség.',
    'A klubot egy bezárt nyomdában nyitották, a falon látszanak a gépek helyei.', 'A felvételek költségét előrendelésekből fedezték.', 'A dobos két éve csatlakozott, addig dobgéppel léptek fel, amelynek neve is volt.', 'A dalok fele vendégénekest kapott, a borítón nincs kiírva, kicsodát.', 'A környéken ez az egyetlen hely, ahol hetente van élő zene.',
  ],
  closings: [
    'A turné következő állomásait a zenekar hetente hirdeti ki.', 'Bakeliten is megjelent, háromszáz példányban.', 'Aki lemaradt, ne búsuljon: a tervek szerint tavasszal is lesz.', 'Az utolsó busz miatt tízkor véget ért, a zenekar is azzal ment haza.', 'Hajnalban, üres úton a legjobb.', 'A ráadás után a zenekar maga pakolt, a közönség segített.', 'Elsőre furcsa, harmadszorra hiányzik.', 'A dalszövegeket a füzetben is el lehet olvasni, kézírással.', 'A következő lemez címe már megvan, a dalok még nincsenek.', 'A pogácsa az első félórában elfogyott.',
  ],
  subheads: ['A próbateremből', 'Két hang között', 'Élőben', 'Kifogások', 'Ráadás'],
};
