import type { Quote } from '#core/editorial/front-page/unique.ts';
import { frontMessages } from '../../messages/editorial/fronts.ts';
import { ContainerHead } from './container-head.tsx';

/** Spec §3.3. */
export const QuoteList = ({ quotes }: { readonly quotes: readonly Quote[] }) =>
  quotes.length === 0 ? null : (
    <section className="quotes wrap">
      <ContainerHead title={frontMessages.quotes} path={null} />
      <ul className="quotes__items">
        {quotes.map(({ text, author, role }) => (
          <li key={text} className="quotes__item">
            <blockquote className="quotes__text">
              <p>{`„${text}”`}</p>
            </blockquote>
            {author !== '' && (
              <p className="quotes__by">
                <strong>{author}</strong>
                {role !== '' && `, ${role}`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
