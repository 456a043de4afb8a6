import type { Frame } from '#core/pages/page.ts';
import { frameCopy } from '../copy/frame.ts';
import { MenuList } from './menu-list.tsx';

/** Everything that the narrow header has no room for. */
export const MenuPanel = ({ frame }: { readonly frame: Frame }) => {
  const { menus } = frame.common;
  return (
    <nav className="drawer__panel" aria-label={frameCopy.mainMenu}>
      <div className="menu wrap">
        <MenuList items={menus.main} className="menu__group menu__group--main" />
        <MenuList items={menus.sidebar} className="menu__group" />
        <MenuList items={menus.extra} className="menu__group" />
        <MenuList items={menus.site} className="menu__group" />
        <MenuList items={menus.heading} className="menu__group" />
      </div>
    </nav>
  );
};
