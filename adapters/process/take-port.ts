import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import type { Log } from '#adapters/telemetry/log.ts';

const cures: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens on this port: stop it, or set another PORT',
  EACCES: 'this user must not listen on this port: set a PORT above 1023',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
};

/** Exits when the port is unavailable. Running out of file descriptors later only costs that connection. */
export const takePort = (
  server: Server,
  { PORT, HOST }: { readonly PORT: number; readonly HOST: string | undefined },
  log: Log,
  address: string,
  held: NetServer | null,
): void => {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const { code = '' } = error;
    if (server.listening)
      return log.fold({ level: 'error', event: 'connection-not-taken', same: [code], fields: { code } });
    log.error('cannot-listen', { port: PORT, host: HOST, code, cure: cures[code], error });
    process.exit(1);
  });
  const onListening = (): void => log.info('listening', { address, port: PORT });
  if (held === null) server.listen({ port: PORT, ...(HOST ? { host: HOST } : {}) }, onListening);
  else server.listen(held, onListening);
};
