import { searchCopy } from '../copy/search.ts';

/** Nothing found, and what to try instead. */
export const EmptyResult = ({ term }: { readonly term: string }) => (
  <section className="empty" role="status">
    <h2 className="empty__title">{term === '' ? searchCopy.empty : searchCopy.emptyFor(term)}</h2>
    <p>{searchCopy.wayOn}</p>
    <a className="button" href="/legfrissebb">{searchCopy.newest}</a>
  </section>
);
