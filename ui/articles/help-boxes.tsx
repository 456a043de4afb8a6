import type { Article } from '#core/articles/article.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { helpMessages } from '../messages/articles.ts';

interface Props {
  readonly article: Pick<Article, 'spiritualHelp' | 'drugProblem'>;
  readonly role: SiteRole;
}

/** The numbers that a text names, in its order. */
const numbersIn = (text: string): readonly string[] => [...new Set(text.match(/\d[\d -]*\d/g))];

/**
 * Where to turn, after a piece that may touch a wound; the sister site's readers live elsewhere and have other
 * numbers.
 */
export const HelpBoxes = ({ article, role }: Props) => {
  const country = role === 'sister' ? 'sister' : 'main';
  const topics = [
    ...(article.spiritualHelp ? ['spiritual' as const] : []),
    ...(article.drugProblem ? ['drugs' as const] : []),
  ];
  return topics.map((topic) => (
    <div key={topic} className="help">
      <p className="help__title">{helpMessages[topic].title}</p>
      <p>{helpMessages[topic][country]}</p>
      <p className="help__numbers">
        {numbersIn(helpMessages[topic][country]).map((number) => (
          <a
            key={number}
            className="help__number"
            href={`tel:${number.replaceAll(/\D/g, '')}`}
            aria-label={helpMessages.call(number)}
          >
            {number}
          </a>
        ))}
      </p>
    </div>
  ));
};
