import type { IncomingMessage, ServerResponse } from 'node:http';
import { favicon } from '#core/app-shell/favicon.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { AnswerResource } from '../server/resource-routes.ts';
import { siteOfFront } from '../discovery/site-front.ts';

const pattern = /^(.*)\/(?:favicon\.(ico|svg)|apple-touch-icon(?:-\d{2,3}x\d{2,3})?(?:-precomposed)?\.png)$/;

/** Serves built icons at each site's own paths (spec §2.1). */
export const createSiteIcons =
  (judge: JudgeAddress, sendFile: AnswerResource): AnswerResource =>
  async (request: IncomingMessage, response: ServerResponse, address: Address): Promise<boolean> => {
    const [, front, ending] = pattern.exec(address.path) ?? [];
    const site = front === undefined ? null : siteOfFront(judge, address.host, front || '/');
    if (site === null) return false;
    const file = ending === undefined ? `${site.role}-180.png` : `${favicon(`${front}/`)}.${ending}`;
    return sendFile(request, response, { ...address, path: `/icons/${file}` });
  };
