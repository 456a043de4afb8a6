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
