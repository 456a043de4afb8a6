import type { Frame } from '#core/pages/page-frame.ts';
import { errorMessages } from '../../messages/errors.ts';
import { MenuList } from '../menu-list.tsx';
import { wordsOf } from './words-of.ts';

interface Props {
  readonly frame: Frame;
  readonly path: string;
}

export const WaysOn = ({
  frame: {
    site,
    common: { menus },
  },
  path,
}: Props) => (
  <div className="error__ways">
    <form className="error__search" action={`${site.pathPrefix}/archivum`} role="search">
      <label className="label" htmlFor="error-term">
        {errorMessages.searchLabel}
      </label>
      <div className="error__row">
        <input
          className="field"
          id="error-term"
          type="search"
          name="term"
          maxLength={200}
          defaultValue={wordsOf(path)}
        />
        <button className="button" type="submit">
          {errorMessages.search}
        </button>
      </div>
    </form>
    {menus.main.length > 0 && (
      <nav aria-labelledby="error-sections">
        <h2 className="label" id="error-sections">
          {errorMessages.sections}
        </h2>
        <MenuList items={menus.main} className="error__sections" />
      </nav>
    )}
  </div>
);
