import express, { type Router } from 'express';
import { noteRoute } from '#adapters/telemetry/current-request.ts';
import { neverStored } from '../responses/lifetime.ts';
import { sendOnce } from '../responses/send-once.ts';
import { status } from '../responses/status.ts';

export interface Readiness {
  accepting(): boolean;
  canServe(): boolean | Promise<boolean>;
  state(): { readonly copies: string; readonly origin?: string; readonly why?: string | undefined };
}

/** `/healthz` reports on this process; `/readyz` on whether it should get traffic. */
export const healthRoutes = (readiness: Readiness, headers: readonly string[]): Router => {
  const router = express.Router({ caseSensitive: true, strict: true });
  const headOf = (type: string) => [...headers, 'cache-control', neverStored, 'content-type', type];
  const [plain, json] = [headOf('text/plain; charset=utf-8'), headOf('application/json; charset=utf-8')];

  router.get('/healthz', (request, response) => {
    noteRoute('healthz');
    sendOnce(request, response, status.ok, plain, 'ok\n');
  });
  router.get('/readyz', async (request, response) => {
    noteRoute('readyz');
    const ready = readiness.accepting() && (await readiness.canServe());
    const state = { ready, draining: !readiness.accepting(), ...readiness.state() };
    sendOnce(request, response, ready ? status.ok : status.unavailable, json, JSON.stringify(state));
  });
  return router;
};
