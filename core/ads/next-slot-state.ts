import type { AdSlot } from './ad-slot.ts';

/** Where a slot stands in its life (spec §4, "Ad slot"). Times are unix seconds. */
export type AdSlotState =
  | { readonly kind: 'empty' }
  /** Loads at `from` at the soonest; `near` as the observer last saw it. */
  | { readonly kind: 'initialised'; readonly from: number; readonly near: boolean }
  /** `filled` is null until the ad server has answered. */
  | { readonly kind: 'loaded'; readonly at: number; readonly filled: boolean | null }
  | { readonly kind: 'destroyed' };

export type AdSlotEvent =
  | { readonly kind: 'initialised'; readonly at: number }
  /** The slot came within the observer's margin, or left it. */
  | { readonly kind: 'observed'; readonly at: number; readonly near: boolean }
  | { readonly kind: 'time-passed'; readonly at: number }
  | { readonly kind: 'answered'; readonly filled: boolean }
  | { readonly kind: 'navigated' };

type Initialised = Extract<AdSlotState, { kind: 'initialised' }>;

export const emptySlot: AdSlotState = { kind: 'empty' };

/** Seconds that a delayed slot waits (spec §9). */
const delay = 2;

const mayLoad = ({ loadMode }: AdSlot, { near }: Initialised): boolean => loadMode === 'early' || near;

const loadedIfDue = (slot: AdSlot, state: Initialised, at: number): AdSlotState =>
  at >= state.from && mayLoad(slot, state) ? { kind: 'loaded', at, filled: null } : state;

const begun = (slot: AdSlot, at: number): AdSlotState =>
  loadedIfDue(slot, { kind: 'initialised', from: at + (slot.delay ? delay : 0), near: false }, at);

/**
 * What becomes of a slot; an event that does not concern its state changes nothing, and after navigation nothing does
 * (spec §4).
 */
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

/** When a slot has to be told that time has passed, in unix seconds; null when it waits for no time. */
export const slotWakesAt = (slot: AdSlot, state: AdSlotState): number | null =>
  state.kind === 'initialised' && mayLoad(slot, state) ? state.from : null;
