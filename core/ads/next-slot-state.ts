import type { AdSlot } from './ad-slot.ts';

/** Spec §4, "Ad slot". Times are unix seconds. */
export type AdSlotState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'initialised'; readonly from: number; readonly near: boolean }
  | { readonly kind: 'loaded'; readonly at: number; readonly filled: boolean | null }
  | { readonly kind: 'destroyed' };

export type AdSlotEvent =
  | { readonly kind: 'initialised'; readonly at: number }
  | { readonly kind: 'observed'; readonly at: number; readonly near: boolean }
  | { readonly kind: 'time-passed'; readonly at: number }
  | { readonly kind: 'answered'; readonly filled: boolean }
  | { readonly kind: 'navigated' };

type Initialised = Extract<AdSlotState, { kind: 'initialised' }>;

export const emptySlot: AdSlotState = { kind: 'empty' };

/** Seconds (spec §9). */
const delay = 2;

const mayLoad = ({ loadMode }: AdSlot, { near }: Initialised): boolean => loadMode === 'early' || near;

const loadedIfDue = (slot: AdSlot, state: Initialised, at: number): AdSlotState =>
  at >= state.from && mayLoad(slot, state) ? { kind: 'loaded', at, filled: null } : state;

const begun = (slot: AdSlot, at: number): AdSlotState =>
  loadedIfDue(slot, { kind: 'initialised', from: at + (slot.delay ? delay : 0), near: false }, at);

/** Ignores events that do not apply to the state, and every event after navigation (spec §4). */
export const nextSlotState = (slot: AdSlot, state: AdSlotState, event: AdSlotEvent): AdSlotState => {
  if (event.kind === 'navigated') return { kind: 'destroyed' };
  switch (state.kind) {
    case 'empty':
      return event.kind === 'initialised' ? begun(slot, event.at) : state;
    case 'initialised':
      if (event.kind === 'observed') return loadedIfDue(slot, { ...state, near: event.near }, event.at);
      return event.kind === 'time-passed' ? loadedIfDue(slot, state, event.at) : state;
    case 'loaded':
      return event.kind === 'answered' ? { ...state, filled: event.filled } : state;
    case 'destroyed':
      return state;
  }
};

/** Unix seconds of the next timer; null when none is needed. */
export const slotWakesAt = (slot: AdSlot, state: AdSlotState): number | null =>
  state.kind === 'initialised' && mayLoad(slot, state) ? state.from : null;
