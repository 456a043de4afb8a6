import type { MenuGroup } from '#core/editorial/common-data/common-data.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { lasting } from '../fragments/lasting.ts';
import { frameMessages } from '../messages/frame.ts';
import { MenuList } from './menu-list.tsx';
import { once } from './once.ts';
import { SiteMark } from '../icons/site-mark.tsx';

const groups = [
  'footer-highlight',
  'footer-social',
  'footer-app',
  'footer-normal',
] as const satisfies readonly MenuGroup[];

const Siblings = ({ frame: { family, site } }: { readonly frame: Frame }) => (
  <ul className="footer__family" aria-label={frameMessages.family}>
    {family
      .filter(({ slug }) => slug !== site.slug)
      .map(({ slug, role, name, url }) => (
        <li key={slug} data-site={role}>
          <a href={url}>
            <SiteMark role={role} />
            {name}
          </a>
        </li>
      ))}
  </ul>
);

/** Four footer menus (spec §3.4). */
export const Footer = lasting(({ frame }: { readonly frame: Frame }) => {
  const {
    site,
    common: { menus },
  } = frame;
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer__head">
          <p className="footer__name">
            {site.name}
            <SiteMark role={site.role} />
          </p>
          <Siblings frame={frame} />
        </div>
        <div className="footer__groups">
          {groups
            .filter((group) => menus[group].length > 0)
            .map((group) => (
              <nav
                key={group}
                className={`footer__group footer__group--${group}`}
                aria-label={frameMessages.footerGroups[group]}
              >
                <p className="footer__title" aria-hidden="true">
                  {frameMessages.footerGroups[group]}
                </p>
                <MenuList
                  items={once(menus[group], group === 'footer-normal' ? menus['footer-highlight'] : [])}
                  className="footer__links"
                />
              </nav>
            ))}
        </div>
      </div>
    </footer>
  );
});

/** The last line of a page, below newsletter and notices. */
export const Imprint = ({ frame: { site, common } }: { readonly frame: Pick<Frame, 'site' | 'common'> }) => (
  <section className="imprint" aria-label={frameMessages.imprint}>
    <div className="imprint__row wrap">
      <p>{frameMessages.rights(site.name, common.year)}</p>
      {site.asksConsent && (
        <button className="footer__consent" type="button" data-ask-consent="">
          {frameMessages.consent}
        </button>
      )}
    </div>
  </section>
);
