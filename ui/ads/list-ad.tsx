import type { AdSlot } from '#core/ads/ad-slot.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { adMessages } from '../messages/ads.ts';
import { HouseRoom } from './house-room.tsx';
import { useAdSlot } from './use-ad-slot.ts';

interface Props {
  readonly slot: AdSlot;
  readonly frame: Frame;
}

/**
 * A labelled slot beside a list, from the width of a desktop on (spec §2.4); its room is kept, and the publication
 * fills it
 * while no network does (R26).
 */
export const ListAd = ({ slot, frame }: Props) => {
  const { element, state } = useAdSlot(slot);
  return (
    <div ref={element} className="side-ad" data-slot={slot.name} data-state={state.kind} suppressHydrationWarning>
      <HouseRoom offer={adMessages.house[1]} frame={frame} />
    </div>
  );
};
