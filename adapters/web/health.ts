import type { Express } from 'express';
import { neverStored } from './lifetime.ts';
import { status } from './status.ts';

export interface Readiness {
  /** False while the process drains before it stops. */
  accepting(): boolean;
  /** True once some page can be sent, be it an old copy. */
  canServe(): boolean;
  /** How far what is sent can be trusted to be free of what was removed: 'told' of changes, by this node's 'own-record' meanwhile, … */
  copies(): string;
}

/** `/healthz` speaks of this process alone; `/readyz` of whether readers should be sent here. */
export const serveHealth = (app: Express, readiness: Readiness): void => {
  app.get('/healthz', (_request, response) => {
    response.set('cache-control', neverStored).type('text/plain').send('ok\n');
  });
  app.get('/readyz', (_request, response) => {
    const ready = readiness.accepting() && readiness.canServe();
    response.status(ready ? status.ok : status.unavailable).set('cache-control', neverStored).json({ ready, draining: !readiness.accepting(), copies: readiness.copies() });
  });
};
