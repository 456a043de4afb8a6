import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { type StoredBody, textBody } from '../responses/cached-page.ts';
import { sendBody } from '../responses/send-cached-page.ts';

interface BuiltFiles {
  readonly build: string;
  readonly styles: readonly string[];
  readonly themeScript: string;
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

export interface ServiceWorkerNeeds {
  readonly judge: JudgeAddress;
  readonly sites: readonly Site[];
  readonly assets: BuiltFiles;
  readonly folder: string;
  /** False sends a worker that clears its caches and unregisters itself. */
  readonly on: boolean;
  readonly headers: readonly string[];
}

const planOf = ({ sites, assets }: ServiceWorkerNeeds, domain: string): string =>
  JSON.stringify({
    build: assets.build,
    styles: assets.styles,
    themeScript: assets.themeScript,
    entry: assets.entry,
    assets: [...new Set([...assets.scripts, ...assets.fonts])].filter(
      (file) => file !== assets.entry && file !== assets.themeScript,
    ),
    sites: sites
      .filter((site) => site.domain === domain)
      .map(({ role, name, pathPrefix }) => ({ role, name, pathPrefix }))
      .sort((one, other) => one.pathPrefix.length - other.pathPrefix.length),
  });

/**
 * `/service-worker.js` differs per build and is always revalidated: browsers then find the new build. False when the
 * folder has no worker.
 */
export const createServiceWorker = (needs: ServiceWorkerNeeds) => {
  const bodies = new Map<string, Promise<StoredBody | null>>();

  const made = async (domain: string): Promise<StoredBody | null> => {
    const script = await readFile(
      join(needs.folder, needs.on ? 'service-worker.js' : 'service-worker-off.js'),
      'utf8',
    ).catch(() => null);
    if (script === null) return null;
    const text = needs.on ? `self.plan=${planOf(needs, domain)};\n${script}` : script;
    return textBody(text, 'text/javascript; charset=utf-8', 'no-cache', needs.headers);
  };

  return async (request: IncomingMessage, response: ServerResponse, { host }: Address): Promise<boolean> => {
    const domain = needs.judge({ host, path: '/', query: '' }).site?.site.domain ?? '';
    const making = bodies.get(domain) ?? made(domain);
    bodies.set(domain, making);
    const body = await making;
    if (body === null) return false;
    sendBody(request, response, body);
    return true;
  };
};
