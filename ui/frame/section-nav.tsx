import type { Frame } from '#core/pages/page-frame.ts';
import { frameMessages } from '../messages/frame.ts';
import { MenuList } from './menu-list.tsx';
import { spoken } from '../messages/language.ts';

export const SectionNav = ({ frame }: { readonly frame: Frame }) => {
  const { menus, trendingTags } = frame.common;
  return (
    <div className="sections wrap">
      {menus.main.length > 0 && (
        <nav className="sections__nav" aria-label={frameMessages.sections}>
          <MenuList items={menus.main} className="sections__list" />
        </nav>
      )}
      {/* Topics lead to stories in Hungarian. */}
      {trendingTags.length > 0 && spoken.language === 'hu' && (
        <nav className="trending" aria-label={frameMessages.trending}>
          <ul className="trending__list">
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
