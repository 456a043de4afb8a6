import type { Menus } from '#core/editorial/common-data/common-data.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { frameMessages } from '../messages/frame.ts';
import { MenuList } from './menu-list.tsx';
import { once } from './once.ts';

const groupsOf = ({ main, sidebar, extra, heading, site }: Menus) =>
  [
    ['main', main],
    ['more', once([...sidebar, ...extra], [...main, ...heading])],
    ['heading', once(heading, main)],
    ['site', site],
  ] as const;

export const MenuPanel = ({ frame }: { readonly frame: Frame }) => (
  <nav className="drawer__panel menu" aria-label={frameMessages.mainMenu}>
    <div className="menu__groups wrap">
      {groupsOf(frame.common.menus).map(
        ([name, items]) =>
          items.length > 0 && (
            <div key={name} className={`menu__group menu__group--${name}`}>
              <p className="menu__title" id={`menu-${name}`}>
                {frameMessages.menuGroups[name]}
              </p>
              <MenuList items={items} className="menu__items" labelledBy={`menu-${name}`} />
            </div>
          ),
      )}
    </div>
  </nav>
);
