import { outerLinks } from '#core/editorial/articles/outer-links.ts';
import type { Body } from '#core/editorial/articles/body.ts';
import { articleMessages } from '../messages/editorial/articles.ts';

export const PrintedLinks = ({ body }: { readonly body: Body }) => {
  const links = outerLinks(body).map((link, at) => ({ link, number: at + 1 }));
  if (links.length === 0) return null;
  return (
    <aside className="printed" aria-hidden="true">
      <p className="printed__title">{articleMessages.printedLinks}</p>
      <ol className="printed__links">
        {links.map(({ link, number }) => (
          <li key={number}>{link}</li>
        ))}
      </ol>
    </aside>
  );
};
