import type { MenuGroup } from '#core/common-data/common-data.ts';
import type { Frame } from '#core/pages/page.ts';
import { frameCopy } from '../copy/frame.ts';
import { writtenYear } from '../times/written-day.ts';
import { MenuList } from './menu-list.tsx';
import { SiteMark } from './site-mark.tsx';

const groups = ['footer-highlight', 'footer-normal', 'footer-app', 'footer-social'] as const satisfies readonly MenuGroup[];

/** The four footer menus of spec §3.4 under the site's name. */
export const Footer = ({ frame }: { readonly frame: Frame }) => {
  const { site, common, renderedAt } = frame;
  return (
    <footer className="footer" lang="hu">
      <div className="wrap">
        <p className="footer__name"><SiteMark role={site.role} />{site.name}</p>
        <div className="footer__groups">
          {groups.filter((group) => common.menus[group].length > 0).map((group) => (
            <nav key={group} className={`footer__group footer__group--${group}`} aria-label={frameCopy.footerGroups[group]}>
              <p className="footer__title" aria-hidden="true">{frameCopy.footerGroups[group]}</p>
              <MenuList items={common.menus[group]} className="footer__links" />
            </nav>
          ))}
        </div>
        <p className="footer__rights">{frameCopy.rights(site.name, writtenYear(renderedAt, site.timeZone))}</p>
      </div>
    </footer>
  );
};
