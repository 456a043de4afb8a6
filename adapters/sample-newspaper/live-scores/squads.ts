import { openRandom, seedOf } from '../../origin/sport/simulator/random.ts';
import type { Random } from '../../origin/sport/simulator/random.ts';
import type { PlayerContent } from '../../origin/sport/content/live-score-content.ts';
import { isFamilyFirst, people } from './people.ts';
import type { Language } from './people.ts';

const nameOf = (given: string, family: string, language: Language): string =>
  isFamilyFirst(language) ? `${family} ${given}` : `${given} ${family}`;

export const inventPerson = (random: Random, language: Language): string =>
  nameOf(
    random.pick(people[language].given.split(' ')) ?? '',
    random.pick(people[language].family.split(' ')) ?? '',
    language,
  );

const size = 22;
const positionOf = (at: number): string => (at < 3 ? 'G' : at < 10 ? 'D' : at < 17 ? 'M' : 'F');
const shirts = [1, 12, 22, 2, 3, 4, 5, 15, 16, 20, 6, 8, 10, 14, 18, 21, 23, 7, 9, 11, 17, 19];

export const squadOf = (team: number, language: Language, nationality: string): readonly PlayerContent[] => {
  const random = openRandom(seedOf(team, 0x50));
  const families = random.shuffled(people[language].family.split(' '));
  const given = people[language].given.split(' ');
  return Array.from({ length: size }, (_, at) => {
    const [firstname, lastname] = [random.pick(given) ?? '', families[at % families.length] ?? ''];
    return {
      id: team * 100 + at + 1,
      team,
      name: nameOf(firstname, lastname, language),
      firstname,
      lastname,
      number: shirts[at] ?? at + 1,
      position: positionOf(at),
      age: random.whole(18, 36),
      nationality,
    };
  });
};
