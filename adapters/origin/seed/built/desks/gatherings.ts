import type { Desk } from '../family.ts';

/** What is said in village halls. */
export const gatherings: Desk = {
  quotes: [
    '„Nem vártunk pályázatra, mert arra negyven éve várunk” – mondta {who} {role}.', '„A gyerekek miatt kezdtük, a nagyszülők miatt maradt meg” – mesélte {who} {role}.', '{who} {role} szerint nem a hagyomány van veszélyben, hanem az idő, amit rászánunk.', '„Aki eljött, az kalapácsot kapott vagy kottát” – nevetett {who} {role}.', '„Két nyelven veszekszünk, és két nyelven békülünk ki” – mondta {who} {role}.',
    '{who} {role} úgy fogalmazott: „Nem múzeumot akarunk, hanem okot arra, hogy valaki vasárnap itt maradjon.”', '„Elmentek a fiatalok, de hazajárnak, és ez is valami” – mondta lapunknak {who} {role}.', '„Amit magunk csinálunk, azt senki sem veheti el egy rendelettel” – mondta {who} {role}.', '{who} {role} a szomszéd falvaknak is köszönetet mondott, névsor szerint.', '„Minden héten ott voltunk, akkor is, amikor senki sem jött” – idézte fel {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} aggódik: a lelkesedés nem fizeti ki a villanyszámlát.', '{other} {otherRole} szerint a következő évhez már alkalmazott is kellene.', '{other} {otherRole} attól tart, hogy két-három emberen múlik az egész.', '{other} {otherRole} a megyei támogatás késését kifogásolta.', '{other} {otherRole} úgy látja, a fővárosi intézmények még mindig messze vannak.',
    '{other} {otherRole} több román nyelvű programot is szeretne, hogy a szomszédok is eljöjjenek.', '{other} {otherRole} szerint a régi épület többe kerül, mint amennyit ér, de ő is aláírta az ívet.', '{other} {otherRole} azt mondja, a gyerekeket nem fellépésre, hanem közösségre kell nevelni.', '{other} {otherRole} vitatja az időpontot, mert aratásra esett.', '{other} {otherRole} emlékeztetett rá, hogy tíz éve is így indult, és két év múlva abbamaradt.',
  ],
  backgrounds: [
    'A település lakóinak száma húsz év alatt a harmadával csökkent, az iskolát mégsem zárták be.', 'A közösségi ház fűtését tavaly a falubeliek hordták össze, szekérrel.', 'A szervezők között tanár, erdész és egy hazaköltözött programozó is van.', 'A régióban öt hasonló kezdeményezés működik, évente egyszer találkoznak.', 'A kezdetekről egy kézzel írt krónika számol be, az utolsó lapja üres.',
    'A megyei tanács kulturális kerete az idén tizedével csökkent.', 'Az épületet a hatvanas években közmunkával húzták fel, azóta kétszer cserélték a tetejét.', 'A magyar és a román iskola diákjai külön épületbe járnak, de ugyanabba a zenekarba.', 'Az egyházközség adta a helyet, az önkormányzat a székeket, a többit a falu.', 'A legtöbb vendég Kolozsvárról és a környező városokból érkezett.',
  ],
  closings: [
    'A krónika következő lapját vasárnap írják meg.', 'Jövőre ugyanekkor, kevesebb széllel.', 'Az adományokat a következő hónap végéig várják.', 'A felvételekből lemez készül, az árát a tetőre fordítják.', 'Este még sokáig szólt a muzsika, a kutyák is megszokták.', 'A következő próbára bárkit szívesen látnak.', 'A székeket mindenki maga vitte vissza a helyére.', 'A szervezők szerint a neheze most jön: a tél.', 'A megyei tanács a következő ülésén tárgyal a támogatásról.', 'A hazafelé tartó buszon már a jövő évet tervezték.',
  ],
  subheads: ['Közös munka', 'Ki fizeti?', 'Két nyelven', 'A kezdetek', 'Jövőre is'],
};
