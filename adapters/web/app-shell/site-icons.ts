import type { IncomingMessage, ServerResponse } from 'node:http';
import { favicon } from '#core/app-shell/favicon.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { AnswerResource } from '../server/resource-routes.ts';
import { siteOfFront } from '../discovery/site-front.ts';

/** The names under which browsers ask for icons that nobody named to them. */
const pattern = /^(.*)\/(?:favicon\.(ico|svg)|apple-touch-icon(?:-\d{2,3}x\d{2,3})?(?:-precomposed)?\.png)$/;

/**
 * Answers the icons that browsers ask for beside a site's front, out of the built ones (spec §2.1): g7's and after's
 * under their own paths.
 */
export const createSiteIcons =
  (judge: JudgeAddress, sendFile: AnswerResource): AnswerResource =>
  async (request: IncomingMessage, response: ServerResponse, address: Address): Promise<boolean> => {
    const [, front, ending] = pattern.exec(address.path) ?? [];
    const site = front === undefined ? null : siteOfFront(judge, address.host, front || '/');
    if (site === null) return false;
    const file = ending === undefined ? `${site.role}-180.png` : `${favicon(`${front}/`)}.${ending}`;
    return sendFile(request, response, { ...address, path: `/icons/${file}` });
  };
