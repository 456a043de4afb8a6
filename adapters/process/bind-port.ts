import { createServer, type AddressInfo, type Server } from 'node:net';

export interface BoundPort<Settings> {
  /** The settings, with the port that the system gave in place of 0. */
  readonly environment: Settings;
  /** Holds the port until the server of readers listens on it; null where the port was named. */
  readonly held: Server | null;
}

/**
 * Binds a port of the system's choice for PORT=0. The loopback addresses of the sites hold the port, so it must be known
 * before anything is built; and a port that was closed in between could go to another process. Rejects when HOST cannot
 * be listened on.
 */
export const bindPort = async <Settings extends { readonly PORT: number; readonly HOST: string | undefined }>(
  environment: Settings,
): Promise<BoundPort<Settings>> => {
  if (environment.PORT !== 0) return { environment, held: null };
  const held = createServer();
  await new Promise<void>((resolve, reject) => {
    held.once('error', reject);
    held.listen({ port: 0, ...(environment.HOST ? { host: environment.HOST } : {}) }, resolve);
  });
  return { environment: { ...environment, PORT: (held.address() as AddressInfo).port }, held };
};
