import express, { type Router } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteRoute } from '#adapters/telemetry/current-request.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { AdmitWork } from '../requests/admit-work.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import type { Protection } from '../endpoints/protection.ts';
import { resourceEndpoints, type ResourceName } from '../endpoints/resource-endpoints.ts';
import { refusalDelay } from '../responses/too-many.ts';
import { refuse, tooMany } from '../responses/refuse.ts';
import { status } from '../responses/status.ts';

export type AnswerResource = (request: IncomingMessage, response: ServerResponse, address: Address) => Promise<boolean>;

export type ResourceAnswers = Readonly<Record<ResourceName, AnswerResource>>;

interface Needs {
  readonly admitWork: AdmitWork;
  readonly headers: readonly string[];
  readonly time: Pick<Time, 'after'>;
}

const boundMissing =
  ({ admitWork, headers, time }: Needs, answer: AnswerResource): AnswerResource =>
  async (request, response, address) => {
    const permit = admitWork(request);
    const wait = permit.wait();
    if (wait > 0) {
      time.after(refusalDelay, () => refuse(request, response, headers, tooMany(wait)));
      return true;
    }
    const answered = await answer(request, response, address);
    if (answered && response.statusCode !== status.notFound) permit.giveBack();
    return answered;
  };

export const resourceRoutes = (to: ResourceAnswers, needs: Needs): Router => {
  const router = express.Router({ caseSensitive: true, strict: true });
  const get = ([name, { paths, limits }]: [string, Protection & { readonly paths: readonly (string | RegExp)[] }]) => {
    const answer = limits.includes('uncachedWork')
      ? boundMissing(needs, to[name as ResourceName])
      : to[name as ResourceName];
    router.get([...paths], async (request, response, next) => {
      noteRoute(name);
      if (!(await answer(request, response, requestedAddress(request)))) next();
    });
  };
  Object.entries(resourceEndpoints).forEach(get);
  return router;
};
