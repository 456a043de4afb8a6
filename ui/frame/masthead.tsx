import type { Frame } from '#core/pages/page-frame.ts';
import { lasting } from '../fragments/lasting.ts';
import { frameMessages } from '../messages/frame.ts';
import { KeptDrawer } from '../readers/reading/kept-drawer.tsx';
import { HeaderSearch } from '../editorial/search/header-search.tsx';
import { Alarms } from './alarms.tsx';
import { FamilyBar } from './family-bar.tsx';
import { MenuIcon, SearchIcon } from '../icons/icons.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { SectionNav } from './section-nav.tsx';
import { SiteMark } from '../icons/site-mark.tsx';
import { Looks } from './looks.tsx';

const homeOf = ({ site }: Frame): string => site.pathPrefix || '/';

export const Masthead = lasting(({ frame }: { readonly frame: Frame }) => (
  <header className="masthead">
    <FamilyBar frame={frame} />
    <div className="masthead__row">
      <div className="masthead__tools masthead__tools--start">
        <details className="drawer" name="masthead">
          <summary className="masthead__tool">
            <MenuIcon />
            <span className="masthead__word">{frameMessages.menu}</span>
          </summary>
          <MenuPanel frame={frame} />
        </details>
        <KeptDrawer front={homeOf(frame)} />
      </div>
      <a className="wordmark" href={homeOf(frame)} aria-label={frameMessages.home(frame.site.name)}>
        <span className="wordmark__name">{frame.site.name}</span>
        <SiteMark role={frame.site.role} />
      </a>
      <div className="masthead__tools">
        <Looks />
        <details className="drawer" name="masthead" data-search="">
          <summary className="masthead__tool">
            <SearchIcon />
            <span className="masthead__word">{frameMessages.search}</span>
          </summary>
          <div className="drawer__panel">
            <div className="wrap">
              <HeaderSearch frame={frame} />
            </div>
          </div>
        </details>
      </div>
    </div>
    <SectionNav frame={frame} />
    <Alarms frame={frame} />
  </header>
));
