import type { Frame } from '#core/pages/page.ts';
import { frameCopy } from '../copy/frame.ts';

interface Props {
  readonly frame: Frame;
  readonly id: string;
  readonly term?: string;
}

/** The archive's search as a plain form; a prefix site searches its own archive (spec §2.1). */
export const SearchForm = ({ frame, id, term = '' }: Props) => (
  <form className="field-row" action={`${frame.site.pathPrefix}/archivum`} role="search">
    <label className="unseen" htmlFor={id}>{frameCopy.searchField}</label>
    <input className="field" id={id} type="search" name="term" defaultValue={term} maxLength={200} placeholder={frame.common.searchPlaceholders[0] ?? frameCopy.searchField} />
    <button className="button" type="submit">{frameCopy.searchStart}</button>
  </form>
);
