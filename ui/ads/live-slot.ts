import { type AdSlot, fittingSizes, observerMargin } from '#core/ads/ad-slot.ts';
import {
  type AdSlotEvent,
  type AdSlotState,
  emptySlot,
  nextSlotState,
  slotWakesAt,
} from '#core/ads/next-slot-state.ts';
import type { AdNetwork } from './ad-network.ts';
import { whenUnseen } from './when-unseen.ts';

const now = (): number => Date.now() / 1000;
let count = 0;

interface Needs {
  readonly network: AdNetwork;
  readonly unitPathOf: (slot: AdSlot) => string;
}

/** Spec §4, "Ad slot". Sets `data-filled` to `network` or `none`. Returns a stop function. */
export const liveSlot = (element: HTMLElement, slot: AdSlot, { network, unitPathOf }: Needs): (() => void) => {
  const room = element.querySelector<HTMLElement>('.slot');
  if (room === null) return () => undefined;
  room.id = `hirdetes-${(count += 1)}`;
  const { id } = room;
  const partner = slot.setupad ? { targeting: { setupad: '1' } } : {};
  let state: AdSlotState = emptySlot;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (): Promise<void> => {
    const sizes = fittingSizes(slot.sizes, room.clientWidth);
    const filled = sizes.length > 0 && (await network.ask({ id, unitPath: unitPathOf(slot), sizes, ...partner }));
    if (filled && slot.loadCollapsed) await whenUnseen(element);
    tell({ kind: 'answered', filled });
  };

  const show = (): void => {
    element.dataset['state'] = state.kind;
    if (state.kind === 'loaded' && state.filled !== null) element.dataset['filled'] = state.filled ? 'network' : 'none';
  };

  const tell = (event: AdSlotEvent): void => {
    const before = state;
    state = nextSlotState(slot, before, event);
    if (state === before) return;
    clearTimeout(timer);
    show();
    if (state.kind === 'loaded' && before.kind !== 'loaded') void ask();
    const wakesAt = slotWakesAt(slot, state);
    if (wakesAt !== null)
      timer = setTimeout(() => tell({ kind: 'time-passed', at: now() }), Math.max(0, wakesAt - now()) * 1000 + 20);
  };

  const observer = new IntersectionObserver(
    (entries) => tell({ kind: 'observed', at: now(), near: entries.at(-1)?.isIntersecting === true }),
    { rootMargin: `${observerMargin(slot)}px` },
  );
  tell({ kind: 'initialised', at: now() });
  observer.observe(element);

  return () => {
    observer.disconnect();
    tell({ kind: 'navigated' });
    network.empty(id);
    room.replaceChildren();
    room.removeAttribute('id');
    delete element.dataset['filled'];
    delete element.dataset['state'];
  };
};
