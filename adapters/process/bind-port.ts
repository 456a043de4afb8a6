import { createServer, type AddressInfo, type Server } from 'node:net';

export interface BoundPort<Settings> {
  readonly environment: Settings;
  /** Reserves the port until the web server listens; null when the port was configured. */
  readonly held: Server | null;
}

/**
 * With PORT=0 the system chooses the port. Site URLs contain the port, therefore it is needed first; the reserved
 * socket keeps other processes away. Rejects when HOST cannot be bound.
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
