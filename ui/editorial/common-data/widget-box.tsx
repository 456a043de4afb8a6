import type { Widget } from '#core/editorial/common-data/widget.ts';
import { thousands } from '#core/wording/thousands.ts';
import { commonDataMessages } from '../../messages/editorial/common-data.ts';
import { serviceMessages } from '../../messages/service-pages.ts';

/** Donation progress (spec §3.11) or a message of the publication. */
export const WidgetBox = ({ widget }: { readonly widget: Widget }) =>
  widget.kind === 'minutes' ? (
    <section className="placed" data-ends={widget.until ?? undefined} suppressHydrationWarning>
      <h2 className="container__title">{commonDataMessages.minutes}</h2>
      <p className="minutes">
        <strong className="minutes__figure">{serviceMessages.minutes(thousands(widget.minutes))}</strong>{' '}
        <span className="minutes__words">{serviceMessages.minutesOf}</span>
      </p>
    </section>
  ) : (
    <section className="placed" data-ends={widget.until ?? undefined} suppressHydrationWarning>
      <h2 className="container__title">{widget.title}</h2>
      {widget.text !== '' && <p className="placed__text">{widget.text}</p>}
      <a className="button" href={widget.url}>
        {widget.label}
      </a>
    </section>
  );
