import { speakDateInEnglish, speakMomentInEnglish } from '#core/wording/en-dates.ts';
import { wordsAround } from '../messages/english/around.ts';
import { englishLabels } from '../messages/english/labels.ts';
import { articleWords } from '../messages/english/article.ts';
import { wordsOfPlayers } from '../messages/english/players.ts';
import type { Pair } from '../messages/english/spoken.ts';
import { wordsOfUse } from '../messages/english/use.ts';
import { labelNames, spoken } from '../messages/language.ts';
import { written } from '../times/written.ts';

const english: readonly Pair[] = [
  ...articleWords,
  ...wordsAround,
  ...wordsOfPlayers,
  ...wordsOfUse,
  [labelNames, englishLabels],
  [written, { day: speakDateInEnglish, moment: speakMomentInEnglish } satisfies typeof written],
];
const hungarian: readonly Pair[] = english.map(([words]) => [words, { ...words }]);

/** Mutates the shared message objects. Rendering is synchronous, which makes this safe for concurrent requests. */
export const speak = (language: 'hu' | 'en'): void => {
  if (language === spoken.language) return;
  for (const [words, texts] of language === 'en' ? english : hungarian) Object.assign(words, texts);
  spoken.language = language;
};
