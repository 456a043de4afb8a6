import type { Frame } from '#core/pages/page-frame.ts';
import { frameMessages } from '../messages/frame.ts';
import { MenuList } from './menu-list.tsx';
import { langOf } from '../messages/language.ts';

export const SectionNav = ({ frame }: { readonly frame: Frame }) => {
  const { menus, trendingTags } = frame.common;
  return (
    <div className="sections wrap">
      {menus.main.length > 0 && (
        <nav className="sections__nav" aria-label={frameMessages.sections}>
          <MenuList items={menus.main} className="sections__list" />
        </nav>
      )}
      {trendingTags.length > 0 && (
        <nav className="trending" aria-label={frameMessages.trending}>
          <ul className="trending__list" lang={langOf(false)}>
            {trendingTags.map(({ slug, name, path }) => (
              <li key={slug}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
};
