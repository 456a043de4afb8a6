import type { Desk } from '../family.ts';

/** What people say when asked about papers. */
export const dossiers: Desk = {
  quotes: [
    '„Azt mondták, írjam alá, majd utólag odakerül a melléklet” – idézte fel {who} {role}.', '„Háromszor kérdeztem rá írásban, háromszor szóban válaszoltak” – mondta {who} {role}.', '{who} {role} szerint a rendszer nem rejti el a pénzt, csak olyan messzire teszi, hogy elfáradjon, aki keresi.', '„A számok kijöttek, ez volt a gyanús” – mondta {who} {role}.', '„Nem vagyok bátor, csak nyugdíjas” – felelte {who} {role} arra, miért beszél most.',
    '{who} {role} szerint ilyen ütemben egyetlen hivatal sem dolgozik, ha nem tudja előre a végét.', '„Ránézésre minden papír rendben volt, csak egymás mellé nem szabadott tenni őket” – mondta {who} {role}.', '„A kiírásból bárki tudhatta, kinek szól” – állította {who} {role}.', '{who} {role} három füzetnyi jegyzetet adott át, a lapok számozva.', '„Mindenki tudta, tehát senki sem szólt” – mondta {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} szerint a cikk feltevései alaptalanok, részletes cáfolatot azonban nem küldött.', '{other} {otherRole} nem emlékszik a találkozóra, a naptárában sem szerepel.', '{other} {otherRole} azt közölte, hogy az eljárás szabályos volt, és minden irat megtekinthető. Amikor meg akartuk tekinteni, az irattár zárva volt.', '{other} {otherRole} politikai támadásnak tartja az érdeklődést.', '{other} {otherRole} elismerte a hibát, de gépelési tévedésnek nevezte.',
    '{other} {otherRole} kérdéseinkre annyit írt vissza, hogy a válasz a honlapon van. Nincs ott.', '{other} {otherRole} telefonon ígért választ, később nem vette fel.', '{other} {otherRole} szerint az ár a piacihoz igazodott.', '{other} {otherRole} azt mondta, nem ő döntött, csak aláírta.', '{other} {otherRole} a titoktartásra hivatkozott.',
  ],
  backgrounds: [
    'Az adatigényléseket nyolc hónap alatt, négy hivatalhoz adtuk be; kettő fizetett másolást kért.', 'Hasonló szerkezetet két szomszédos településen is találtunk, más nevekkel.', 'A cégjegyzékben a tulajdonosok kétévente cserélődnek, a székhely nem.', 'A támogatást eredetileg egészen más célra írták ki.', 'A hivatal belső ellenőre tavaly felmondott, azóta az állás üres.',
    'A döntést zárt ülésen hozták, a jegyzőkönyvet egy évig nem tették közzé.', 'A nyertes árajánlata néhány ezrelékkel maradt a felső határ alatt.', 'A beruházásról szóló táblát kétszer is átfestették.', 'A számvevők három éve már jelezték a hiányosságot, egy lábjegyzetben.', 'A tervek szerint a létesítményt évekkel ezelőtt át kellett volna adni.',
  ],
  closings: [
    'A cikkhez felhasznált iratokat, a személyes adatok kitakarásával, közzétesszük.', 'Az ügyben feljelentés eddig nem született.', 'Kérdéseinket újra elküldtük, a választ közölni fogjuk.', 'Ha további iratok vannak a birtokában, titkosított csatornánkon elérhet minket.', 'A hivatal a megjelenés előtti napon bejelentette, hogy vizsgálatot indít.', 'Az érintett cég honlapja a kérdéseink elküldése után megszűnt.', 'A folytatásban a pénz második felének útját követjük.', 'A képviselő-testület a következő ülésén tárgyalhat az ügyről.', 'A kapu mögött este is ég a villany.', 'Az adatigénylés harmadik fordulója most van folyamatban.',
  ],
  subheads: ['A papírok', 'Kérdések, válasz nélkül', 'Kié a cég?', 'Egy hiányzó oldal', 'Mit mondanak az érintettek?'],
};
