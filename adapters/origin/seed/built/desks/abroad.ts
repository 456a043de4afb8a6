import type { Desk } from '../family.ts';

/** What is said in foreign squares and meeting rooms. */
export const abroad: Desk = {
  quotes: [
    '„Nem azért jöttünk, hogy fényképezkedjünk” – mondta {who} {role}.', '„Ha most engedünk, jövőre is engedünk” – fogalmazott {who} {role}.', '{who} {role} szerint a türelem elfogyott: „Három ígéretet kaptunk, hármat megszegtek.”', '„A szöveg nem tökéletes, de a tegnapi még rosszabb volt” – mondta a tudósítóknak {who} {role}.',
    '„Egy város nem lehet csak szálloda” – jelentette ki {who} {role}.', '{who} {role} kitért a válasz elől: „Erről majd akkor, ha aláírtuk.”', '„Az asztalnál ülők közül egyedül én járok villamossal” – mondta {who} {role}.', '„Nem mondtunk igent, csak nem mentünk ki” – magyarázta {who} {role}.',
    '{who} {role} a megafonba annyit kiáltott: „Holnap is itt leszünk!”', '„A pontos számokat én is az újságból tudom” – ismerte el {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} szerint az egész csak időhúzás.', '{other} {otherRole} úgy látja, a fővároson kívül ez senkit sem érdekel, és éppen ez a baj.', '{other} {otherRole} attól tart, hogy a számlát megint a bérlők fizetik.', '{other} {otherRole} emlékeztet rá, hogy hasonló ígéret tavaly is elhangzott.', '{other} {otherRole} a részleteket hiányolja: „Egy oldalon elfér, és ez nem dicséret.”',
    '{other} {otherRole} megérti a tiltakozókat, de két hete nem tud dolgozni miattuk.', '{other} {otherRole} szerint a kormány gyengébb, mint amilyennek mutatja magát.', '{other} {otherRole} azt mondja, az ellenzéknek sincs jobb ötlete.', '{other} {otherRole} a rendőrség fellépését túlzónak tartja.', '{other} {otherRole} nem hisz abban, hogy a szabályt be is tartatják.',
  ],
  backgrounds: [
    'A városban hatszázezren élnek, a munkahelyek ötödét az utóbbi tíz évben a vendéglátás adta.', 'Hasonló vita tavaly két szomszédos országban is volt, az egyikben megbukott miatta a kormánytöbbség.', 'A szakszervezet tagsága három év alatt megduplázódott, főleg a futárok miatt.', 'Az uniós szabály nyolc éve született, a végrehajtási határidő most jár le.', 'A közvélemény-kutatások szerint a lakosság fele az egyik, harmada a másik oldalon áll, a többiek nem tudnak dönteni.',
    'A kormánypártok a parlamentben négyfős többségre támaszkodnak.', 'Az ország gazdasága tavaly alig nőtt, a lakbérek viszont tizenegy százalékkal emelkedtek.', 'A városvezetés tavaly már egyszer elhalasztotta a döntést.', 'Az előzmény egy kudarcba fulladt tavaszi egyeztetés volt.', 'A helyi sajtó a vitát az évtized legnagyobb ügyének nevezi.',
  ],
  closings: [
    'A tárgyalások a jövő héten folytatódnak.', 'Az álláspontokat egy hét múlva hozzák nyilvánosságra.', 'A magyar külképviselet szerint az utazókat nem éri fennakadás, de érdemes hamarabb indulni.', 'A kérdésről a parlament is vitázik majd.', 'A felek nem közöltek határidőt.', 'A következő megmozdulást két hét múlvára hirdették meg.', 'A bizottság a hónap végéig kért időt a válaszra.', 'Tudósítónk a fejleményekkel újra jelentkezik.', 'Az európai parlamenti képviselők a következő ülésükön kaphatnak tájékoztatást.', 'Estére elcsendesedett a tér, a transzparenseket a szökőkút peremére terítették.',
  ],
  subheads: ['Mi a tét?', 'Az utca és a tárgyalóasztal', 'Ellenérvek', 'Ami a háttérben van', 'Hogyan tovább?'],
};
