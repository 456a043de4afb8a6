import type { GivenQuiz } from '../../origin/content/quiz.ts';
import type { GivenQuestion } from '../../origin/database/schema/quiz-schema.ts';

const ask = (
  id: string,
  question: string,
  [right, ...wrong]: readonly [string, ...string[]],
  description: string,
): GivenQuestion => {
  const at = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % (wrong.length + 1);
  const titles = [...wrong.slice(0, at), right, ...wrong.slice(at)];
  return {
    id,
    question,
    displayAs: 'radio',
    description,
    rightAnswer: `${id}-${at + 1}`,
    answers: titles.map((title, index) => ({ id: `${id}-${index + 1}`, title })),
  };
};

const realInterest: GivenQuiz = {
  id: '6f1e0c9a7b3d5e2f4a8c1d0b',
  complex: true,
  questions: [
    ask(
      'mi-a-realkamat',
      'Mit mutat a reálkamat?',
      [
        'Mennyivel többet lehet venni a kamattal megnőtt pénzből, mint korábban',
        'A bank által ténylegesen kifizetett összeget',
        'A kamatot, miután levonták belőle az adót',
      ],
      'A kamat forintban mér, a reálkamat vásárlóerőben: azt nézi, hány kenyérrel lett több.',
    ),
    ask(
      'hat-es-negy',
      'A betét 6 százalékot fizet, az infláció 4 százalék. Nagyjából mekkora a reálkamat?',
      ['2 százalék', '10 százalék', '1,5 százalék', '6 százalék'],
      'Fejben elég kivonni: 6 − 4 = 2. Pontosan 1,92, mert a kamatot is drágább áron költjük el.',
    ),
    ask(
      'parna-alatt',
      'Százezer forint egy évig a párna alatt van, közben az infláció 5 százalék. Mi történt vele?',
      [
        'Nagyjából 95 200 forintot ér a tavalyi árakon',
        'Semmi, ugyanúgy százezer forint',
        'Nagyjából 105 ezer forintot ér a tavalyi árakon',
      ],
      'A bankjegy nem fogyott, csak amit venni lehet rajta. 100 000 osztva 1,05-dal: 95 238 forint.',
    ),
    ask(
      'negativ',
      'Lehet-e negatív a reálkamat, ha a kamat pozitív?',
      ['Igen, ha az infláció magasabb nála', 'Nem, a kamat sosem visz el pénzt', 'Csak devizában'],
      'Ilyenkor a betétes minden évben kap valamennyi forintot, és mindig kevesebbet tud venni belőle.',
    ),
    ask(
      'kovetes',
      'Az Értékőr kamata az előző évi átlagos inflációt követi. Mikor jár vele a legjobban a tulajdonosa?',
      [
        'Amikor az infláció éppen meredeken csökken',
        'Amikor az infláció éppen meredeken nő',
        'Amikor az infláció évek óta ugyanannyi',
      ],
      'A papír a tavalyi árakért fizet: ha idén már lassabban drágul minden, a különbség a tulajdonosnál marad.',
    ),
    ask(
      'hetvenkettes',
      'Évi 4 százalékos drágulás mellett hozzávetőleg hány év alatt feleződik meg a pénz vásárlóereje?',
      ['18 év', '25 év', '10 év', '50 év'],
      'A hetvenkettes szabály: 72 osztva az éves százalékkal. 72 : 4 = 18.',
    ),
  ],
};

const eclipse: GivenQuiz = {
  id: 'a1b7c93d5e0f42689b1c7d3e',
  complex: true,
  questions: [
    ask(
      'egyuttallas',
      'Milyen holdfázisnál lehet napfogyatkozás?',
      ['Csak újholdkor', 'Csak teliholdkor', 'Bármikor, ha a Hold elég közel van'],
      'A Holdnak a Nap és a Föld közé kell kerülnie; ilyenkor a felénk néző oldala sötét.',
    ),
    ask(
      'havonta',
      'Miért nincs minden hónapban napfogyatkozás?',
      [
        'Mert a Hold pályája mintegy öt fokkal megdől a Földéhez képest',
        'Mert a Hold nem minden hónapban kerüli meg a Földet',
        'Mert nappal a Hold mindig a látóhatár alatt van',
      ],
      'A legtöbb újholdkor az árnyék a Föld fölött vagy alatt suhan el.',
    ),
    ask(
      'korona',
      'Minek nevezzük a teljesség idején láthatóvá váló fehér fényudvart?',
      ['Napkorona', 'Fotoszféra', 'Sarki fény'],
      'A korona egymillió foknál is forróbb, mégis csak akkor látszik, amikor a korong kialszik.',
    ),
    ask(
      '1999',
      'Mikor lehetett utoljára teljes napfogyatkozást látni Magyarország területéről?',
      ['1999. augusztus 11-én', '1961. február 15-én', '2006. március 29-én', '2015. március 20-án'],
      'A teljesség sávja végighaladt a Balatonon; a legközelebbi, amelyet itthonról teljesnek láthatunk, 2081-ben lesz.',
    ),
    ask(
      'szem',
      'Mikor szabad szűrő nélkül a Nap felé nézni?',
      ['Csak a teljesség perceiben', 'Amikor már a felét eltakarta a Hold', 'Napszemüveggel bármikor'],
      'A legvékonyabb megmaradt sarló is éppolyan erősen éget, csak kisebb foltot.',
    ),
  ],
};

const lakes: GivenQuiz = {
  id: 'c4d82e6f1a3b49750d9e8f21',
  complex: true,
  questions: [
    ask(
      'langos-nev',
      'Miről kapta a nevét a lángos?',
      [
        'A kemence lángjáról, amelynél eredetileg sütötték',
        'Egy Láng nevű siófoki pékről',
        'A csípős fokhagymás léről',
      ],
      'A kenyérsütés napján a maradék tésztát a kemence szájánál, a láng előtt sütötték meg.',
    ),
    ask(
      'balaton-hossz',
      'Milyen hosszú a Balaton?',
      ['Nagyjából 77 kilométer', 'Nagyjából 120 kilométer', 'Nagyjából 45 kilométer'],
      'Keskeny tó: Tihanynál alig másfél kilométer választja el a két partot.',
    ),
    ask(
      'melyseg',
      'Mekkora a Balaton átlagos mélysége?',
      ['Valamivel több mint 3 méter', 'Nagyjából 12 méter', 'Nagyjából 30 méter'],
      'A legmélyebb pontja, a tihanyi kút is csak tizenkét méter körül van.',
    ),
    ask(
      'eleszto',
      'Mitől kel meg a lángos tésztája?',
      ['Az élesztő szén-dioxidot termel', 'A forró olaj elpárologtatja a sót', 'A tejföl megsavanyítja a lisztet'],
      'Az élesztő a cukrot bontja le; a buborékokat a sikér hálója tartja a tésztában.',
    ),
    {
      id: 'feltet',
      question: 'És te mit kérsz rá?',
      displayAs: 'checkbox',
      description: 'Itt nincs rossz válasz. A szerző szerint egyetlen van: a ketchup, de azt ki sem írtuk.',
      answers: [
        { id: 'feltet-1', title: 'Fokhagymát' },
        { id: 'feltet-2', title: 'Tejfölt' },
        { id: 'feltet-3', title: 'Sajtot' },
        { id: 'feltet-4', title: 'Kaprot vagy lilahagymát' },
      ],
    },
  ],
};

const reading: GivenQuiz = {
  id: 'e7f35a1b0c8d4e92a6b4c5d8',
  complex: false,
  questions: [
    {
      id: 'mibol',
      question: 'Te miből olvastál először magadtól?',
      displayAs: 'radio',
      description: 'Vígh Terézia egy helyközi menetrendből, hatvanegy évesen.',
      answers: [
        { id: 'mibol-1', title: 'Mesekönyvből' },
        { id: 'mibol-2', title: 'Képregényből vagy újságból' },
        { id: 'mibol-3', title: 'Feliratokból az utcán' },
        { id: 'mibol-4', title: 'Már nem emlékszem' },
      ],
    },
    {
      id: 'nehez',
      question: 'Mennyire esik nehezedre…',
      displayAs: 'radio',
      options: [
        { id: 'konnyen', title: 'könnyen megy' },
        { id: 'kozepesen', title: 'közepesen' },
        { id: 'nehezen', title: 'nehezen' },
      ],
      answers: [
        { id: 'nehez-1', title: 'egy hivatalos levelet megérteni' },
        { id: 'nehez-2', title: 'idegenek előtt felolvasni' },
        { id: 'nehez-3', title: 'egy hosszú könyvet végigolvasni' },
      ],
    },
  ],
};

export const quizzes: readonly GivenQuiz[] = [realInterest, eclipse, lakes, reading];
