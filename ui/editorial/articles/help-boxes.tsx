import type { HelpBox } from '#core/editorial/articles/help-boxes.ts';
import { articleMessages } from '../../messages/editorial/articles.ts';

const numbersIn = (text: string): readonly string[] => [...new Set(text.match(/\d[\d -]*\d/g))];

export const HelpBoxes = ({ boxes }: { readonly boxes: readonly HelpBox[] }) =>
  boxes.map(({ title, text }) => (
    <div key={title} className="help">
      <p className="help__title">{title}</p>
      <p>{text}</p>
      <p className="help__numbers">
        {numbersIn(text).map((number) => (
          <a
            key={number}
            className="help__number"
            href={`tel:${number.replaceAll(/\D/g, '')}`}
            aria-label={articleMessages.call(number)}
          >
            {number}
          </a>
        ))}
      </p>
    </div>
  ));
