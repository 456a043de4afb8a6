import type { ReactNode } from 'react';
import type { SiteSummary } from '#core/pages/page-frame.ts';
import { clockChanges } from '#core/wording/clock-changes.ts';
import type { ThirdParties } from '#core/readers/consent/third-parties.ts';
import { ConsentBar } from '../ads/consent/consent-bar.tsx';
import type { ScreenName } from '../screens/screen-name.ts';
import type { AppSettings } from '../app-shell/app-settings.ts';
import { frameMessages } from '../messages/frame.ts';
import type { Assets } from '#core/pages/assets.ts';
import { preloadedFonts, sheetsOf } from './first-files.ts';
import { type HeadTag, tagsOfSite } from '../head/tags-of-head.ts';

export const HeadTags = ({ tags }: { readonly tags: readonly HeadTag[] }) =>
  tags.map(([Name, attributes]) => <Name key={Object.values(attributes).join(' ')} {...attributes} />);

interface Props {
  readonly site: SiteSummary;
  readonly language: 'hu' | 'en';
  readonly title: string;
  /** Unix seconds. */
  readonly renderedAt?: number | undefined;
  readonly assets: Assets;
  /** Window title for readers who want no spoilers; undefined when the title tells no result. */
  readonly quiet?: string | undefined;
  readonly screen?: ScreenName | undefined;
  readonly copy?: string | undefined;
  readonly app?: AppSettings | undefined;
  readonly inApp?: boolean;
  readonly framed?: boolean;
  /** After consent: null for none, undefined when nothing is configured. */
  readonly thirdParties?: ThirdParties | null | undefined;
  readonly video?: 'now' | 'later' | undefined;
  readonly meta: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** The frame has its own language: the article's may differ. */
export const Shell = ({
  site,
  language,
  title,
  renderedAt,
  assets,
  quiet,
  screen,
  copy,
  app,
  inApp = false,
  framed = !inApp,
  thirdParties,
  video,
  meta,
  before,
  after,
  children,
}: Props) => (
  <html
    lang={language}
    data-site={site.role}
    data-zone={site.timeZone}
    data-clock={renderedAt === undefined ? undefined : clockChanges(site.timeZone, renderedAt)}
    data-quiet={quiet}
    data-screen={screen}
    data-copy={copy}
    data-build={assets.build}
    data-app={app && JSON.stringify(app)}
    // Empty on pages without third parties. A navigation between the two kinds needs a new document.
    data-third-parties={thirdParties === undefined ? undefined : (thirdParties && JSON.stringify(thirdParties)) || ''}
  >
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {preloadedFonts(site.role, assets.fonts).map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      <script src={assets.themeScript} />
      {sheetsOf(screen, assets.styles).before.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <script type="module" src={assets.entry} async />
      {thirdParties && <script type="module" src={assets.thirdPartyScript} async />}
      {video === 'now' && <script type="module" src={assets.videoScript} async />}
      <HeadTags tags={tagsOfSite(site)} />
      {assets.dictionaries?.[site.role] && <link rel="compression-dictionary" href={assets.dictionaries[site.role]} />}
      {meta}
    </head>
    <body className={site.cssClass || undefined}>
      {framed && (
        <a className="skip" href="#tartalom">
          {frameMessages.skipToContent}
        </a>
      )}
      {/* The server inserts current notices here (adapters/web/editorial/notices). Screen readers announce later ones. */}
      <div
        id="kozlemenyek"
        data-of={site.slug}
        data-to={inApp ? 'app' : 'web'}
        data-video={video && assets.videoScript}
        aria-live="polite"
      />
      {thirdParties?.consentScript === '' && <ConsentBar script={assets.consentScript} />}
      {before}
      <div id="app">{children}</div>
      {after}
      {/* ui/browser/first-moment.ts moves it below a button that cannot work. */}
      <p id="nem-megy" className="not-working" role="status" title={frameMessages.notWorking} />
      {sheetsOf(screen, assets.styles).after.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
    </body>
  </html>
);
