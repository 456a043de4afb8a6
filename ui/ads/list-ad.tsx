import type { AdSlot } from '#core/ads/ad-slot.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { adMessages } from '../messages/ads.ts';
import { HouseRoom } from './house-room.tsx';
import { SlotRoom } from './slot-room.tsx';

interface Props {
  readonly slot: AdSlot;
  readonly frame: Frame;
}

/**
 * A labelled slot beside a list, from the width of a desktop on (spec §2.4); its room is kept, and the publication
 * fills it while no network does (R26).
 */
export const ListAd = ({ slot, frame }: Props) => (
  <SlotRoom className="side-ad" slot={slot} frame={frame}>
    <HouseRoom offer={adMessages.house[1]} frame={frame} />
  </SlotRoom>
);
