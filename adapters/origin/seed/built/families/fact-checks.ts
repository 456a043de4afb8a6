import { sources } from '../desks/sources.ts';
import { figure, tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const claims = [
  { claim: 'a szomszéd megyében feleannyiba kerül a víz', short: 'a víz ára' },
  { claim: 'a kátyúk felét külföldi autók okozzák', short: 'a kátyúk' },
  { claim: 'a napelemek télen nem termelnek', short: 'a téli napelemek' },
  { claim: 'minden harmadik diák elhagyja az országot', short: 'az elvándorló diákok' },
  { claim: 'megduplázódott a vasút késése', short: 'a vasúti késések' },
  { claim: 'az önkormányzatok hetven százaléka eladósodott', short: 'az önkormányzati adósság' },
  { claim: 'a rövidebb munkahét minden országban csődöt hozott', short: 'a rövidebb munkahét' },
  { claim: 'eltűntek a fecskék az országból', short: 'a fecskék' },
  { claim: 'a kenyér ára a liszt ára', short: 'a kenyér ára' },
] as const;

const verdicts = [
  ['igaz', 'Az állítás igaz'],
  ['nagyrészt igaz', 'Az állítás nagyrészt igaz'],
  ['félrevezető', 'Az állítás félrevezető'],
  ['téves', 'Az állítás téves'],
  ['nem bizonyítható', 'Az állítás nem bizonyítható'],
] as const;

/** Claims held against sources. */
export const factChecks: Family = {
  id: 'fact-checks',
  desk: sources,
  authors: ['halmagyi-eszter', 'fuzessery-andor'],
  motifs: ['bars', 'book', 'map', 'letter'],
  appears: [{ site: 'main', section: 'ellenorzo', count: 39 }],
  tags: ['ellenőriztük', 'álhír', 'közpénz', 'adat', 'klíma'],
  roles: ['statisztikus', 'hidrológus', 'közlekedésmérnök', 'energetikai elemző', 'demográfus'],
  otherRoles: ['jogász', 'egyetemi tanár', 'médiakutató', 'független szakértő'],
  facts: (draw) => {
    const [verdict, verdictSentence] = draw.next(verdicts);
    return {
      ...draw.next(claims),
      verdict,
      verdictSentence,
      shares: figure(draw.step(1200, 38_000, 100)),
      sources: String(draw.whole(4, 13)),
      real: tenths(draw.step(18, 640, 1)),
      years: String(draw.whole(2, 11)),
      page: String(draw.whole(12, 214)),
    };
  },
  titles: [
    'Igaz-e, hogy {claim}?',
    'Ellenőriztük: {claim}',
    '{shares} megosztás után utánanéztünk: {short}',
    '„{Claim}” – az állítás {verdict}',
    'Honnan jön a szám? {Short} a forrásokban',
    'Amit egy {local} képviselő mondott, és amit az adatok',
    '{sources} forrás, egy válasz: {short}',
    'Sokat idézik, kevesen nézték meg: {short}',
    'Egy régi állítás újra: {short}',
    'Mennyi az annyi? {Short}, számokkal',
    'Utánajártunk: {short}',
  ],
  leads: [
    'Egy {local} fórumon hangzott el, hogy {claim}. {sources} forrást néztünk meg. Az állítás {verdict}.',
    'A mondatot {shares} alkalommal osztották meg. {VerdictSentence}, de megmutatjuk, mi van mögötte.',
    '{VerdictSentence}: a hivatkozott adat {years} éves, azóta más a módszer.',
    'Olvasóink kérték, hogy nézzünk utána, vajon {claim}. Utánanéztünk.',
    'A szám létezik, csak nem azt jelenti. {VerdictSentence}.',
    'Nem véleményt mérünk, hanem állítást. Ez az állítás: {claim}. Az eredmény: {verdict}.',
    'Az eredeti forrás {page}. oldalán egészen más áll. {VerdictSentence}.',
    'A módszertanunk szerint öt fokozat van. Ez az állítás {verdict}.',
    'Megkerestük azt, aki először leírta. {VerdictSentence}.',
    'Két táblázat, ugyanaz a cím, más tartalom. {VerdictSentence}.',
  ],
  openings: [
    '<strong>Az állítás:</strong> {claim}. Először egy {local} fórumon hangzott el, azóta {shares} alkalommal osztották meg.',
    'A mondat egyszerű: {claim}. A kérdés az, ki mérte, mikor és hogyan.',
    '{sources} forrást kértünk be, köztük kettőt levélben, bélyeggel.',
    'A bejegyzést {shares} ember osztotta meg, a hivatkozását jóval kevesebben nyitották meg.',
    'Egy olvasónk írt {from}: szeretné tudni, igaz-e, hogy {claim}.',
    'Az állítás eredetije egy {years} éves kiadvány {page}. oldala.',
    'Megkérdeztük azt, aki mondta. Azt felelte, hallotta valakitől.',
    'A szám valódi, a mondat köré nőtt. Lássuk, hogyan.',
    'Kétszer is végigszámoltuk, mert elsőre nem hittük el.',
    'A vita {at} indult, onnan jutott el a fővárosi asztalokig: {claim}.',
  ],
  details: [
    'Az ellenőrzött érték {real} százalék, az állításban szereplő szám ettől jelentősen eltér vagy más időszakra vonatkozik.',
    '{VerdictSentence}. A besorolást két szerkesztő egymástól függetlenül végezte.',
    'A forrás {years} éves, és azóta megváltozott a számítás módja.',
    'A kiadvány {page}. oldalán lábjegyzet figyelmeztet arra, hogy az adat becslés.',
    'Az eredeti táblázatban három megye hiányzik.',
    'A hivatal kérdésünkre megerősítette, hogy ilyen bontásban nem gyűjt adatot.',
    'Összesen {sources} forrást vetettünk össze, ebből kettő mondott ellent a többinek.',
    'A hivatkozott ábra forrása nem itthoni, a feliratát utólag fordították le.',
    'Az állítás szerzője jelezte, hogy javítja a bejegyzést.',
    'A hasonló állítások listáját a módszertani oldalunkon gyűjtjük.',
  ],
  captions: ['{Short}: az adatok asztalán', 'A forrás, {page}. oldal', 'Jegyzetek az ellenőrzéshez'],
};
