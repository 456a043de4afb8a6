import { tiedTitle } from '#core/wording/tied.ts';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';

interface Props {
  readonly caption: string;
  readonly captionUnseen?: boolean;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
  readonly className?: string;
}

/** Scrolls inside itself and is focusable, for scrolling by keyboard. */
export const DataTable = ({ caption, captionUnseen = false, columns, children, className = '' }: Props) => (
  <section className={`data-table ${className}`.trim()} tabIndex={0} aria-label={caption}>
    <table>
      <caption className={captionUnseen ? 'unseen' : undefined}>{tiedTitle(caption)}</caption>
      <thead>
        <tr>
          {columns.map(({ label, long, figures = false }) => (
            <th key={label} scope="col" className={figures ? 'data-table__figure' : undefined}>
              {long === undefined ? label : <abbr title={long}>{label}</abbr>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
