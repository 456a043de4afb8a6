import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import type { SendProblem } from '../responses/problem.ts';
import { status } from '../responses/status.ts';

export interface MissingNeeds {
  readonly judge: JudgeAddress;
  readonly mainSite: Site;
  readonly sendProblem: SendProblem;
}

export const createAnswerMissing =
  ({ judge, mainSite, sendProblem }: MissingNeeds) =>
  (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = requestedAddress(request);
    const site = judge(address).site?.site ?? mainSite;
    return sendProblem(request, response, { status: status.notFound, site, path: address.path }, false);
  };
