import type { SiteSummary } from '#core/pages/page-frame.ts';

interface Props {
  readonly site: Pick<SiteSummary, 'slug'>;
  readonly app: boolean;
}

/** Where the server sets what stands (adapters/web/notices); what comes later is read out. */
export const NoticeRoom = ({ site, app }: Props) => (
  <div id="kozlemenyek" data-of={site.slug} data-to={app ? 'app' : 'web'} aria-live="polite" />
);
