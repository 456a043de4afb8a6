/** `generation` counts the session's tokens. A request that failed with an older token is retried without a refresh. */
export type RefreshFlight =
  | { readonly kind: 'idle'; readonly generation: number }
  | { readonly kind: 'flying'; readonly generation: number; readonly waiting: readonly string[] }
  | { readonly kind: 'ended' };

export type FlightEvent =
  | { readonly kind: 'call-refused'; readonly call: string; readonly generation: number }
  | { readonly kind: 'renewed' }
  | { readonly kind: 'failed'; readonly logout: boolean };

export type FlightOrder =
  | { readonly kind: 'refresh' }
  | { readonly kind: 'repeat' | 'give-up'; readonly calls: readonly string[] }
  | { readonly kind: 'log-out' };

export interface FlightStep {
  readonly flight: RefreshFlight;
  readonly orders: readonly FlightOrder[];
}

export const newFlight: RefreshFlight = { kind: 'idle', generation: 0 };

const onCall = (flight: RefreshFlight, call: string, generation: number): FlightStep => {
  if (flight.kind === 'ended') return { flight, orders: [{ kind: 'give-up', calls: [call] }] };
  if (generation < flight.generation) return { flight, orders: [{ kind: 'repeat', calls: [call] }] };
  if (flight.kind === 'flying') return { flight: { ...flight, waiting: [...flight.waiting, call] }, orders: [] };
  return { flight: { kind: 'flying', generation: flight.generation, waiting: [call] }, orders: [{ kind: 'refresh' }] };
};

/** Allows one refresh in flight per session; all waiting requests then get its result (R32). */
export const flyRefresh = (flight: RefreshFlight, event: FlightEvent): FlightStep => {
  if (event.kind === 'call-refused') return onCall(flight, event.call, event.generation);
  if (flight.kind !== 'flying') return { flight, orders: [] };
  const { generation, waiting } = flight;
  if (event.kind === 'renewed')
    return { flight: { kind: 'idle', generation: generation + 1 }, orders: [{ kind: 'repeat', calls: waiting }] };
  const givenUp: FlightOrder = { kind: 'give-up', calls: waiting };
  return event.logout
    ? { flight: { kind: 'ended' }, orders: [givenUp, { kind: 'log-out' }] }
    : { flight: { kind: 'idle', generation }, orders: [givenUp] };
};
