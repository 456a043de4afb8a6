import { pageAddress } from '../addresses/page-address.ts';
import { listMessages } from '../messages/lists.ts';
import { pageWindow } from './page-window.ts';

interface Props {
  readonly label: string;
  readonly path: string;
  readonly page: number;
  readonly totalPages: number;
}

/** Links to the other pages; nothing when there is only one (spec §2.2). */
export const Pagination = ({ label, path, page, totalPages }: Props) => {
  if (totalPages <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <a className="pager__step" rel="prev" href={pageAddress(path, page - 1)}>
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
                href={pageAddress(path, n)}
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
        <a className="pager__step" rel="next" href={pageAddress(path, page + 1)}>
          {listMessages.next}
        </a>
      )}
    </nav>
  );
};
