import type { ReactNode } from 'react';
import type { AdSlot } from '#core/ads/ad-slot.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { adMessages } from '../messages/ads.ts';
import { SiteMark } from '../icons/site-mark.tsx';

interface Props {
  readonly className: string;
  readonly slot: AdSlot | undefined;
  readonly frame: Frame;
  readonly children: ReactNode;
}

/**
 * Space for a slot: the publication's own ad, and an element that a network fills after consent (ui/ads/third-parties).
 * React renders only an empty text in that element and leaves the network's content alone.
 */
export const SlotRoom = ({ className, slot, frame, children }: Props) => (
  <aside
    role="none"
    className={className}
    data-slot={slot?.name}
    data-collapsed={slot?.loadCollapsed || undefined}
    data-fixed={slot?.fixed || undefined}
    data-suppressed={frame.preview ? 'preview' : undefined}
  >
    {children}
    {frame.site.asksConsent && (
      <div className="slot" suppressHydrationWarning>
        {''}
      </div>
    )}
  </aside>
);

interface HouseProps {
  readonly offer: (typeof adMessages.house)[number];
  readonly frame: Frame;
}

/** Our own ad in a slot (R26). */
export const HouseRoom = ({ offer: { title, text, link, path }, frame: { site } }: HouseProps) => (
  <>
    <p className="ad__label">{adMessages.label}</p>
    <div className="house">
      <p className="house__sign">
        <span className="house__name">{site.name}</span>
        <SiteMark role={site.role} />
      </p>
      <div className="house__words">
        <p className="house__title">{title}</p>
        <p className="house__text">{text}</p>
      </div>
      <p className="house__foot">
        <a className="house__link" href={path}>
          {link}
        </a>
      </p>
    </div>
  </>
);
