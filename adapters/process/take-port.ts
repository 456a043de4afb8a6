import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import type { Log, LogFields } from '#adapters/telemetry/log.ts';

const cures: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens on it. Stop that process, or set another PORT',
  EACCES: 'this user must not listen on it. Set PORT to 1024 or more',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST is not a known host name',
};

interface Place {
  readonly PORT: number;
  readonly HOST: string | undefined;
}

/** The stack helps only for an unexpected error. */
export const tellCannotListen = (
  log: Pick<Log, 'error'>,
  { PORT, HOST }: Place,
  error: NodeJS.ErrnoException,
): void => {
  const { code = '' } = error;
  const cure = cures[code];
  log.error('cannot-listen', { port: PORT, host: HOST, code, cure, ...(cure === undefined ? { error } : {}) });
};

/** Exits when the port is unavailable. Running out of file descriptors later only costs that connection. */
export const takePort = (
  server: Server,
  { PORT, HOST }: Place,
  log: Log,
  about: LogFields,
  held: NetServer | null,
): void => {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const { code = '' } = error;
    if (server.listening)
      return log.fold({ level: 'error', event: 'connection-not-taken', same: [code], fields: { code } });
    tellCannotListen(log, { PORT, HOST }, error);
    process.exit(1);
  });
  const onListening = (): void => log.info('listening', { port: PORT, ...about });
  if (held === null) server.listen({ port: PORT, ...(HOST ? { host: HOST } : {}) }, onListening);
  else server.listen(held, onListening);
};
