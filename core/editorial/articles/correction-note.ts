import { speakDateInEnglish } from '../../wording/en-dates.ts';
import { speakDate } from '../../wording/hu-dates.ts';
import { zonedTime } from '../../wording/zoned-time.ts';
import type { Article } from './article.ts';
import type { Body, BodyElement, BodyNode, BodyTag } from './body.ts';
import type { Correction } from './correction.ts';
import { correctionWordsInEnglish } from './en.ts';
import { correctionWords } from './hu.ts';

const element = (tag: BodyTag, ...children: readonly BodyNode[]): BodyElement => ({ tag, children });

export const correctionNote = (
  { corrections, english }: Pick<Article, 'corrections' | 'english'>,
  zone: string,
  all: string | null,
): Body => {
  if (corrections.length === 0) return [];
  const words = english ? correctionWordsInEnglish : correctionWords;
  const said = ({ at, reason, wordings }: Correction): readonly BodyNode[] => [
    element(
      'p',
      {
        tag: 'time',
        attributes: { dateTime: zonedTime(at, zone) },
        children: [element('strong', english ? speakDateInEnglish(at, 0, zone) : speakDate(at, zone))],
      },
      ` – ${reason}`,
    ),
    ...(wordings === null
      ? []
      : [
          element(
            'dl',
            element('dt', words.before),
            element('dd', wordings.before),
            element('dt', words.after),
            element('dd', wordings.after),
          ),
        ]),
  ];
  const title = element('h2', corrections.length === 1 ? words.one : words.more);
  const way: readonly BodyNode[] =
    all === null ? [] : [element('p', { tag: 'a', attributes: { href: all }, children: [words.all] })];
  return [element('aside', title, ...corrections.flatMap(said), ...way)];
};
