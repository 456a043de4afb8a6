import express, { type Router } from 'express';
import { neverStored } from '../responses/lifetime.ts';
import { sendOnce } from '../responses/send-once.ts';
import { status } from '../responses/status.ts';

export interface Readiness {
  /** False while the process drains before it stops. */
  accepting(): boolean;
  /** True once some page can be sent, be it an old copy. */
  canServe(): boolean | Promise<boolean>;
  /**
   * `copies`: how far what is sent can be trusted to be free of what was removed: 'told' of changes, by this node's
   * 'own-record' meanwhile, …
   * `origin`: whether the embedded database is open, and `why` not, in a word.
   */
  state(): { readonly copies: string; readonly origin?: string; readonly why?: string | undefined };
}

/** `/healthz` speaks of this process alone; `/readyz` of whether readers should be sent here. */
export const healthRoutes = (readiness: Readiness, headers: readonly string[]): Router => {
  const router = express.Router({ caseSensitive: true, strict: true });
  const headOf = (type: string) => [...headers, 'cache-control', neverStored, 'content-type', type];
  const [plain, json] = [headOf('text/plain; charset=utf-8'), headOf('application/json; charset=utf-8')];

  router.get('/healthz', (request, response) => sendOnce(request, response, status.ok, plain, 'ok\n'));
  router.get('/readyz', async (request, response) => {
    const ready = readiness.accepting() && (await readiness.canServe());
    const state = { ready, draining: !readiness.accepting(), ...readiness.state() };
    sendOnce(request, response, ready ? status.ok : status.unavailable, json, JSON.stringify(state));
  });
  return router;
};
