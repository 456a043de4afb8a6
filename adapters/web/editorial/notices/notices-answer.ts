import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from '#core/addresses/paths/address.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { isAppMode } from '#core/app-shell/app-mode.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import { type StoredBody, textBody } from '../../responses/cached-page.ts';
import { refuse } from '../../responses/refuse.ts';
import { requestIdHead } from '../../requests/request-id.ts';
import { sendBody } from '../../responses/send-cached-page.ts';
import { status } from '../../responses/status.ts';
import type { NoticeBoard } from './notice-board.ts';

interface Needs {
  readonly judge: JudgeAddress;
  readonly board: Pick<NoticeBoard, 'at'>;
  readonly commonData: CommonDataSource;
  readonly headers: readonly string[];
}

/** The notices of a page for open pages: `/api/notices?in={path}`, and whether there is a video. Served from memory. */
export const createNoticesAnswer = ({ judge, board, commonData, headers }: Needs) => {
  const bodies = new Map<string, { readonly text: string; readonly body: StoredBody }>();
  const bodyOf = (key: string, text: string): StoredBody => {
    const known = bodies.get(key);
    if (known?.text === text) return known.body;
    const body = textBody(text, 'text/html; charset=utf-8', 'no-cache', [...headers, 'x-robots-tag', 'noindex']);
    bodies.set(key, { text, body });
    return body;
  };
  return async (request: IncomingMessage, response: ServerResponse, { host, query }: Address): Promise<boolean> => {
    const { site } = judge({ host, path: firstValue(query, 'in') ?? '/', query: '' });
    if (site === null)
      refuse(request, response, headers, { status: status.badRequest, detail: 'in: is not a path on a site' });
    else {
      const common = await commonData.ofSite(site.site.slug);
      const video = common.isOk() && common.value.pip !== null ? '<site-video></site-video>' : '';
      const place = { site: site.site.slug, app: isAppMode(query) };
      const text = `<!doctype html>${board.at(place)}${video}`;
      sendBody(request, response, bodyOf(`${place.site} ${place.app}`, text), requestIdHead());
    }
    return true;
  };
};
