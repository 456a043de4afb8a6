import type { ReactNode } from 'react';
import type { PageOf } from '#core/pages/page.ts';
import type { RouteName } from '#core/routing/route.ts';
import { AcademyScreen } from './academy.tsx';
import { AfterScreen } from './after.tsx';
import { AppWebviewScreen } from './app-webview.tsx';
import { ArchivumScreen } from './archivum.tsx';
import { ArticlesByAuthorScreen } from './articles_by_author.tsx';
import { ArticlesByMstagScreen } from './articles_by_mstag.tsx';
import { ArticlesBySiteScreen } from './articles_by_site.tsx';
import { ArticlesByTagScreen } from './articles_by_tag.tsx';
import { DocScreen } from './doc.tsx';
import { EmptyScreen } from './empty.tsx';
import { EnglishScreen } from './english.tsx';
import { ExchangeScreen } from './exchange.tsx';
import { G7Screen } from './g7.tsx';
import { ImpressScreen } from './impress.tsx';
import { IndexScreen } from './index.tsx';
import { KarakterScreen } from './karakter.tsx';
import { LegfrissebbScreen } from './legfrissebb.tsx';
import { ListScreen } from './list.tsx';
import { LiveLoginScreen } from './live-login.tsx';
import { LiveblogArticleScreen } from './liveblog_article.tsx';
import { MellekletScreen } from './melleklet.tsx';
import { SingleArticleScreen } from './single_article.tsx';
import { SupportScreen } from './support.tsx';
import { TaxScreen } from './tax.tsx';
import { TippjatekScreen } from './tippjatek.tsx';
import { YouthScreen } from './youth.tsx';

/** A pure function of its page. */
export type Screen<Name extends RouteName> = (props: { readonly page: PageOf<Name> }) => ReactNode;

/** One screen for each route of spec §2.1, exhaustive by type. */
export const screens: { readonly [Name in RouteName]: Screen<Name> } = {
  index: IndexScreen,
  melleklet: MellekletScreen,
  doc: DocScreen,
  archivum: ArchivumScreen,
  tippjatek: TippjatekScreen,
  list: ListScreen,
  legfrissebb: LegfrissebbScreen,
  english: EnglishScreen,
  articles_by_site: ArticlesBySiteScreen,
  articles_by_tag: ArticlesByTagScreen,
  articles_by_mstag: ArticlesByMstagScreen,
  articles_by_author: ArticlesByAuthorScreen,
  single_article: SingleArticleScreen,
  liveblog_article: LiveblogArticleScreen,
  support: SupportScreen,
  academy: AcademyScreen,
  youth: YouthScreen,
  empty: EmptyScreen,
  'live-login': LiveLoginScreen,
  after: AfterScreen,
  karakter: KarakterScreen,
  g7: G7Screen,
  impress: ImpressScreen,
  exchange: ExchangeScreen,
  tax: TaxScreen,
  'app-webview': AppWebviewScreen,
};
