import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { type AdSlot, observerMargin } from '#core/ads/ad-slot.ts';
import {
  type AdSlotEvent,
  type AdSlotState,
  emptySlot,
  nextSlotState,
  slotWakesAt,
} from '#core/ads/next-slot-state.ts';

const now = (): number => Date.now() / 1000;

/**
 * Lives a slot's life in the browser: initialised, observed, loaded at its time, destroyed on navigation (spec §4,
 * "Ad slot"). The publication answers at once.
 */
export const useAdSlot = (
  slot: AdSlot,
): { readonly element: RefObject<HTMLDivElement | null>; readonly state: AdSlotState } => {
  const element = useRef<HTMLDivElement>(null);
  const [state, tell] = useReducer(
    (before: AdSlotState, event: AdSlotEvent) => nextSlotState(slot, before, event),
    emptySlot,
  );

  useEffect(() => {
    tell({ kind: 'initialised', at: now() });
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => tell({ kind: 'observed', at: now(), near: entry?.isIntersecting === true }),
      { rootMargin: `${observerMargin(slot)}px` },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      tell({ kind: 'navigated' });
    };
  }, [slot]);

  const wakesAt = slotWakesAt(slot, state);
  useEffect(() => {
    if (wakesAt === null) return undefined;
    const timer = setTimeout(() => tell({ kind: 'time-passed', at: now() }), Math.max(0, wakesAt - now()) * 1000 + 20);
    return () => clearTimeout(timer);
  }, [wakesAt]);

  useEffect(() => {
    if (state.kind === 'loaded' && state.filled === null) tell({ kind: 'answered', filled: true });
  }, [state]);

  return { element, state };
};
