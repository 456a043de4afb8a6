import type { ReactNode } from 'react';
import type { Frame, SiteSummary } from '#core/pages/page-frame.ts';
import type { NewsletterOffer } from '#core/readers/newsletters/newsletter-step.ts';
import type { Page } from '#core/pages/page.ts';
import type { Topic } from '#core/readers/topics/topic.ts';
import type { ThirdParties } from '#core/readers/consent/third-parties.ts';
import { lasting } from '../fragments/lasting.ts';
import type { Problem } from '../frame/errors/problem.ts';
import type { AppSettings } from '../app-shell/app-settings.ts';
import { Imprint } from '../frame/footer.tsx';
import { isFramed } from '../frame/page-frame.tsx';
import { newsletterPath } from '../addresses/newsletter-path.ts';
import { topicMessages } from '../messages/readers/topics.ts';
import { newsletterMessages as messages } from '../messages/readers/newsletters.ts';
import { screenOf } from '../screens/screen-of.ts';
import { PreviewBar } from '../readers/sign-in/preview-bar.tsx';
import type { Assets } from '#core/pages/assets.ts';
import { HeadTags, Shell } from './shell.tsx';
import { StructuredData } from './structured-data.tsx';
import { tagsOfHead, titleOfWindow } from '../head/tags-of-head.ts';

export type PublicAddressOf = (page: Page) => string | null;

const asksForAddress: ReadonlySet<string> = new Set(['support', 'live-login']);

interface Props {
  readonly page: Page;
  readonly assets: Assets;
  /** Identifies this render; the browser compares it with the data that it loads. */
  readonly copy?: string;
  readonly app?: AppSettings;
  readonly publicAddressOf?: PublicAddressOf;
  /** After consent: null for none, undefined when nothing is configured. */
  readonly thirdParties?: ThirdParties | null | undefined;
  readonly video?: boolean;
  readonly newsletter?: NewsletterOffer;
  readonly topics?: readonly Topic[];
  readonly children: ReactNode;
}

const Hide = ({ hiding, words }: { readonly hiding: 'front' | 'permanent'; readonly words: string }) => (
  <button
    type="button"
    className="button button--plain needs-script"
    data-live={`letters-${hiding}`}
    data-hides={hiding}
  >
    {words}
  </button>
);

interface BandProps {
  readonly offer: NewsletterOffer;
  /** On the front it is a dismissible notice (spec §4, "Other states"; §9). */
  readonly front: boolean;
}

export const LetterBand = lasting(({ offer: { code, title, description }, front }: BandProps) => (
  <aside className="letters" lang="hu" aria-label={title} data-notice={front ? 'hirlevel' : undefined}>
    <form className="letters__row wrap" method="post" action={newsletterPath}>
      <p className="letters__words">
        <strong>{title}</strong> {description}
      </p>
      <input type="hidden" name="level" value={code} />
      <input
        className="field"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        aria-label={messages.band.email}
        placeholder={messages.band.email}
      />
      <button className="button" type="submit">
        {messages.band.send}
      </button>
      <a className="letters__all" href={newsletterPath}>
        {messages.band.all}
      </a>
      {front && (
        <>
          <Hide hiding="front" words={messages.band.notNow} />
          <Hide hiding="permanent" words={messages.band.never} />
        </>
      )}
    </form>
  </aside>
));

export const TopicBand = lasting(({ topics }: { readonly topics: readonly Topic[] }) => (
  <nav className="letters topic-band" lang="hu" aria-label={topicMessages.title}>
    <p className="letters__row wrap">
      <span className="letters__words">{topicMessages.ofArticle}:</span>
      {topics.map(({ id, title }) => (
        <a key={id} className="button button--quiet" href={`/api/topics?tema=${id}`} rel="nofollow">
          {title}
        </a>
      ))}
    </p>
  </nav>
));

export const Document = ({
  page,
  assets,
  copy,
  app,
  publicAddressOf,
  thirdParties,
  video,
  newsletter,
  topics,
  children,
}: Props) => {
  const { frame, head } = page;
  const offered = asksForAddress.has(page.route.name) || head.language === 'en' ? undefined : newsletter;
  const title = titleOfWindow(frame.site, head);
  return (
    <Shell
      site={frame.site}
      language={head.language}
      title={title}
      renderedAt={frame.renderedAt}
      assets={assets}
      quiet={head.spoils && frame.site.name}
      screen={screenOf(page)}
      copy={copy}
      app={frame.app ? app : undefined}
      inApp={frame.app}
      framed={isFramed(page)}
      thirdParties={thirdParties}
      after={
        <>
          {topics !== undefined && topics.length > 0 && !frame.app && isFramed(page) && <TopicBand topics={topics} />}
          {offered !== undefined && isFramed(page) && (
            <LetterBand offer={offered} front={page.route.name === 'index'} />
          )}
          {isFramed(page) && <Imprint frame={frame} />}
        </>
      }
      video={video ? (frame.common.pip === null ? 'later' : 'now') : undefined}
      before={frame.preview && <PreviewBar page={page} publicAddress={publicAddressOf?.(page) ?? null} />}
      meta={
        <>
          <HeadTags tags={tagsOfHead(frame, head)} />
          <StructuredData page={page} />
          {page.route.name === 'support' && <script type="module" src={assets.topicsScript} />}
          {page.route.name === 'live-login' && <script type="module" src={assets.passkeyScript} />}
        </>
      }
    >
      {children}
    </Shell>
  );
};

interface BesideProps {
  readonly site: SiteSummary;
  readonly preview: boolean;
  readonly frame: Frame | null;
  readonly title: string;
  readonly assets: Assets;
  readonly script?: string;
  readonly children: ReactNode;
}

export const BesideDocument = ({ site, preview, frame, title, assets, script, children }: BesideProps) => (
  <Shell
    site={site}
    language="hu"
    title={title}
    inApp={frame?.app ?? false}
    assets={assets}
    before={preview && <PreviewBar page={null} publicAddress={null} />}
    after={frame !== null && !frame.app && <Imprint frame={frame} />}
    meta={
      <>
        <meta name="robots" content="noindex" />
        {script !== undefined && <script type="module" src={script} />}
      </>
    }
  >
    {children}
  </Shell>
);

interface ErrorProps {
  readonly problem: Problem;
  readonly assets: Assets;
  readonly children: ReactNode;
}

/** Title: site name plus status code (spec §2.8). */
export const ErrorDocument = ({ problem, assets, children }: ErrorProps) => (
  <BesideDocument {...problem} title={`${problem.site.name} – ${problem.status}`} assets={assets}>
    {children}
  </BesideDocument>
);
