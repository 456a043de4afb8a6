import type { Express } from 'express';
import { neverStored } from './lifetime.ts';
import { status } from './status.ts';

export interface Readiness {
  /** False while the process drains before it stops. */
  accepting(): boolean;
  /** True once some page can be sent, be it an old copy. */
  canServe(): boolean | Promise<boolean>;
  /**
   * `copies`: how far what is sent can be trusted to be free of what was removed: 'told' of changes, by this node's 'own-record' meanwhile, …
   * `origin`: whether the embedded database is open, and `why` not, in a word.
   */
  state(): { readonly copies: string; readonly origin?: string; readonly why?: string | undefined };
}

/** `/healthz` speaks of this process alone; `/readyz` of whether readers should be sent here. */
export const serveHealth = (app: Express, readiness: Readiness): void => {
  app.get('/healthz', (_request, response) => {
    response.set('cache-control', neverStored).type('text/plain').send('ok\n');
  });
  app.get('/readyz', async (_request, response) => {
    const ready = readiness.accepting() && (await readiness.canServe());
    response
      .status(ready ? status.ok : status.unavailable)
      .set('cache-control', neverStored)
      .json({ ready, draining: !readiness.accepting(), ...readiness.state() });
  });
};
