import type { AdSlot } from '#core/ads/ad-slot.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { adMessages } from '../messages/ads.ts';
import { HouseRoom, SlotRoom } from './slot-room.tsx';

interface Props {
  readonly slot: AdSlot;
  readonly frame: Frame;
}

/** Desktop only (spec §2.4). Our own ad shows until a network fills the slot (R26). */
export const ListAd = ({ slot, frame }: Props) => (
  <SlotRoom className="side-ad" slot={slot} frame={frame}>
    <HouseRoom offer={adMessages.house[1]} frame={frame} />
  </SlotRoom>
);

interface WideProps extends Props {
  readonly offer: (typeof adMessages.house)[number];
}

/** Across the page, between its zones. */
export const WideAd = ({ slot, offer, frame }: WideProps) => (
  <div className="wrap">
    <SlotRoom className="ad ad--wide" slot={slot} frame={frame}>
      <HouseRoom offer={offer} frame={frame} />
    </SlotRoom>
  </div>
);
