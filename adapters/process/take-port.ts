import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import type { Log, LogFields } from '#adapters/telemetry/log.ts';

const cures: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens on it. Stop that process, or set another PORT',
  EINVAL: 'LISTEN_FD is not an open socket. Unset it, or start the server by the program that opens the socket',
  EACCES: 'this user must not listen on it. Set PORT to 1024 or more',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST is not a known host name',
};

interface Place {
  readonly PORT: number;
  readonly HOST: string | undefined;
  /** A bound socket that the parent process opened and passes on from one process to the next. */
  readonly LISTEN_FD: number | undefined;
}

/** The stack helps only for an unexpected error. */
export const tellCannotListen = (
  log: Pick<Log, 'error'>,
  { PORT, HOST, LISTEN_FD }: Place,
  error: NodeJS.ErrnoException,
): void => {
  const { code = '' } = error;
  const cure = cures[code];
  log.error('cannot-listen', {
    port: PORT,
    host: HOST,
    fd: LISTEN_FD,
    code,
    cure,
    ...(cure === undefined ? { error } : {}),
  });
};

/** Exits when the port is unavailable. Running out of file descriptors later only costs that connection. */
export const takePort = (server: Server, place: Place, log: Log, about: LogFields, held: NetServer | null): void => {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const { code = '' } = error;
    if (server.listening)
      return log.fold({ level: 'error', event: 'connection-not-taken', same: [code], fields: { code } });
    tellCannotListen(log, place, error);
    process.exit(1);
  });
  const { PORT, HOST, LISTEN_FD: fd } = place;
  const onListening = (): void => log.info('listening', { port: PORT, ...about });
  if (fd !== undefined) server.listen({ fd }, onListening);
  else if (held === null) server.listen({ port: PORT, ...(HOST ? { host: HOST } : {}) }, onListening);
  else server.listen(held, onListening);
};
