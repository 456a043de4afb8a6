import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from '#core/addresses/paths/address.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { isAppMode } from '#core/app-shell/app-mode.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import { textBody } from '../../responses/cached-page.ts';
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
export const createNoticesAnswer =
  ({ judge, board, commonData, headers }: Needs) =>
  async (request: IncomingMessage, response: ServerResponse, { host, query }: Address): Promise<boolean> => {
    const { site } = judge({ host, path: firstValue(query, 'in') ?? '/', query: '' });
    if (site === null)
      refuse(request, response, headers, { status: status.badRequest, detail: 'in: is not a path on a site' });
    else {
      const common = await commonData.ofSite(site.site.slug);
      const video = common.isOk() && common.value.pip !== null ? '<site-video></site-video>' : '';
      const text = `<!doctype html>${board.at({ site: site.site.slug, app: isAppMode(query) })}${video}`;
      const head = [...headers, 'x-robots-tag', 'noindex'];
      sendBody(request, response, textBody(text, 'text/html; charset=utf-8', 'no-cache', head), requestIdHead());
    }
    return true;
  };
