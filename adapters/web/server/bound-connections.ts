import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '#adapters/telemetry/log.ts';
import type { TrustedProxies } from '../requests/trusted-proxies.ts';

export interface ConnectionLimits {
  readonly maxTotal: number;
  readonly maxPerPlace: number;
}

const usualDescriptors = 1_024;
const maxConnections = 10_000;

const descriptorsOf = (report: object): number => {
  const { userLimits } = report as { readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } } };
  const soft = userLimits?.open_files?.soft;
  if (soft === 'unlimited') return Infinity;
  return typeof soft === 'number' && soft > 0 ? soft : usualDescriptors;
};

/**
 * Half of the file descriptors are for connections, and half of those for one address. `report` is Node's diagnostic
 * report.
 */
export const connectionLimitsOf = (report: object): ConnectionLimits => {
  const maxTotal = Math.max(2, Math.min(maxConnections, Math.floor(descriptorsOf(report) / 2)));
  return { maxTotal, maxPerPlace: Math.floor(maxTotal / 2) };
};

interface Needs extends ConnectionLimits {
  readonly proxies: Pick<TrustedProxies, 'placeOf'>;
  readonly log: Pick<Log, 'fold'>;
}

/** Closes excess connections before reading. Call after all listeners are added. */
export const boundConnections = (server: Server, { maxTotal, maxPerPlace, proxies, log }: Needs): void => {
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  const byPlace = new Map<string, number>();
  let total = 0;

  const count = (place: string | null, by: 1 | -1): void => {
    total += by;
    if (place === null) return;
    const open = (byPlace.get(place) ?? 0) + by;
    if (open === 0) byPlace.delete(place);
    else byPlace.set(place, open);
  };

  const refuse = (socket: Socket, why: 'place' | 'total', max: number): void => {
    log.fold({ level: 'warn', event: 'connection-refused', same: [why], fields: { why, max } });
    socket.destroy();
  };

  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const place = proxies.placeOf(socket);
    if (total >= maxTotal) return refuse(socket, 'total', maxTotal);
    if (place !== null && (byPlace.get(place) ?? 0) >= maxPerPlace) return refuse(socket, 'place', maxPerPlace);
    count(place, 1);
    socket.once('close', () => count(place, -1));
    for (const listener of listeners) listener.call(server, socket);
  });
};
