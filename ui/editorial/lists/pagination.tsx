import { pageAddress } from '../../addresses/page-address.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { pageWindow } from './page-window.ts';

interface Props {
  readonly label: string;
  readonly path: string;
  readonly page: number;
  readonly totalPages: number;
  readonly anchor?: string;
}

/** Nothing for a single page (spec §2.2). */
export const Pagination = ({ label, path, page, totalPages, anchor = '' }: Props) => {
  if (totalPages <= 1) return null;
  const addressOf = (n: number): string => pageAddress(path, n) + anchor;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <a className="pager__step" rel="prev" href={addressOf(page - 1)}>
          {listMessages.previous}
        </a>
      )}
      <ol className="pager__pages">
        {pageWindow(page, totalPages).map((n, index) => (
          <li key={n ?? `gap ${index}`}>
            {n === null ? (
              <span className="pager__gap" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className="pager__page"
                href={addressOf(n)}
                aria-label={listMessages.page(n)}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < totalPages && (
        <a className="pager__step" rel="next" href={addressOf(page + 1)}>
          {listMessages.next}
        </a>
      )}
    </nav>
  );
};
