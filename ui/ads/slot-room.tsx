import type { ReactNode } from 'react';
import type { AdSlot } from '#core/ads/ad-slot.ts';
import type { Frame } from '#core/pages/page-frame.ts';

interface Props {
  readonly className: string;
  readonly slot: AdSlot | undefined;
  readonly frame: Frame;
  readonly children: ReactNode;
}

/**
 * The room of a slot: the publication's own, and where something is configured a place that a network fills after
 * consent, without React (ui/ads/third-parties). An empty text is all that React knows of that place, so it leaves alone
 * what stands there.
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
