import type { RouteMatch } from '../addresses/routes/route.ts';
import type { Frame } from './page-frame.ts';
import type { Head } from './page-head.ts';
import type { PageContents, RouteName } from './pages.ts';

export interface PageOf<Name extends RouteName> {
  readonly route: RouteMatch<Name>;
  readonly frame: Frame;
  readonly head: Head;
  readonly content: PageContents[Name];
}

export type Page = { [Name in RouteName]: PageOf<Name> }[RouteName];
