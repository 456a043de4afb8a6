import type { Article } from '../../../../origin/content/article.ts';
import { openDraw } from '../../built/templates/draw.ts';
import { anglesOf, familyWords } from '../../built/templates/family.ts';
import type { Family } from '../../built/templates/family.ts';
import { freshArticle } from '../../built/fresh-article.ts';
import { factsOf } from './supplement-facts.ts';
import america from './families/usa.json' with { type: 'json' };
import election from './families/election.json' with { type: 'json' };
import football from './families/football.json' with { type: 'json' };
import olympics from './families/olympics.json' with { type: 'json' };
import war from './families/war.json' with { type: 'json' };

interface Plan {
  readonly supplement: keyof typeof factsOf;
  readonly label: string;
  readonly words: unknown;
  readonly section: string;
  readonly count: number;
  readonly from: string;
  readonly until: string;
}

const plans: readonly Plan[] = [
  {
    supplement: 'tokio-2020',
    label: 'Tokió 2020',
    words: olympics,
    section: 'sport',
    count: 27,
    from: '2021-07-10',
    until: '2021-08-08',
  },
  {
    supplement: 'orosz-ukran-valsag',
    label: 'háború',
    words: war,
    section: 'kulfold',
    count: 26,
    from: '2022-02-25',
    until: '2022-03-30',
  },
  {
    supplement: 'valasztas-2022',
    label: 'Választás 2022',
    words: election,
    section: 'belfold',
    count: 48,
    from: '2022-02-20',
    until: '2022-04-03',
  },
  {
    supplement: 'foci-vb-2022',
    label: 'Foci-vb 2022',
    words: football,
    section: 'sport',
    count: 48,
    from: '2022-11-10',
    until: '2022-12-18',
  },
  {
    supplement: 'orosz-ukran-haboru',
    label: 'háború',
    words: war,
    section: 'kulfold',
    count: 48,
    from: '2022-04-06',
    until: '2024-01-20',
  },
  {
    supplement: 'valasztas-2024',
    label: 'Választás 2024',
    words: election,
    section: 'belfold',
    count: 47,
    from: '2024-04-20',
    until: '2024-06-09',
  },
  {
    supplement: 'ep-2024',
    label: 'EP-választás 2024',
    words: election,
    section: 'belfold',
    count: 47,
    from: '2024-04-22',
    until: '2024-06-09',
  },
  {
    supplement: 'eb-2024',
    label: 'Eb 2024',
    words: football,
    section: 'sport',
    count: 48,
    from: '2024-06-08',
    until: '2024-07-14',
  },
  {
    supplement: 'parizs-2024',
    label: 'Párizs 2024',
    words: olympics,
    section: 'sport',
    count: 48,
    from: '2024-07-15',
    until: '2024-08-11',
  },
  {
    supplement: 'usa-2024',
    label: 'USA 2024',
    words: america,
    section: 'kulfold',
    count: 47,
    from: '2024-09-16',
    until: '2024-11-11',
  },
];

const day = 86_400;
const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;
const warBegan = startOf('2022-02-24');

const toldIn = (
  { supplement, label, words, section, count, from, until }: Plan,
  taken: Set<string>,
): readonly Article[] => {
  const draw = openDraw(supplement);
  const family: Family = { ...familyWords.parse(words), labels: [label], id: supplement, facts: factsOf[supplement] };
  const angles = anglesOf(family).flatMap((angle) => angle.titles.map(() => angle));
  const turning = openDraw(`${supplement}, turned`);
  const [first, last] = [startOf(from), startOf(until)];
  return Array.from({ length: count }, (_, at) => {
    const date = Math.floor((first + ((last - first) * at) / count) / day) * day;
    const dayOfWar = String((date - warBegan) / day + 1);
    const dated: Family = { ...family, facts: (...asked) => ({ ...family.facts(...asked), day: dayOfWar }) };
    const { second, ...article } = freshArticle(
      { family: dated, angles, draw, turning, taken },
      { site: 'main', section, count },
    );
    return {
      ...article,
      pages: at % 11 === 5 ? [...article.pages, second] : article.pages,
      alsoIn: [supplement],
      publishedAt: date + draw.whole(5 * 60, 20 * 60) * 60,
    };
  });
};

export const buildSupplementArticles = (taken: ReadonlySet<string>): readonly Article[] => {
  const told = new Set(taken);
  return plans.flatMap((plan) => toldIn(plan, told));
};
