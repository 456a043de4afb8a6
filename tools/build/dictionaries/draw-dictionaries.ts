import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Menus } from '#core/editorial/common-data/common-data.ts';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { cachedPageMark } from '#adapters/web/pages/make-page.ts';
import { dictionaryList, readClientAssets } from '../../../adapters/web/app-shell/builds/client-assets.ts';
import { dictionaryFile } from '../../../adapters/web/app-shell/builds/dictionaries.ts';
import { renderPage } from '../../../config/wiring/render.tsx';
import { firstMenus } from '../../../config/wiring/sample-newspaper.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { standingArticle } from './standing-article.ts';

// Runs after the build of client and renderer; writes each site's dictionary into the client's folder.
const [folder = ''] = process.argv.slice(2);
const sites = sitesAt(publicAddresses);
const { assets } = await readClientAssets(folder);

const menus = await firstMenus(sites);

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The default menus; other menus only make compression worse. */
const menusAt = ({ role }: Site): Menus => ({
  ...emptyCommonData.menus,
  ...Object.fromEntries(menus.filter(({ site }) => site === role).map(({ menu, items }) => [kebab(menu), items])),
});

const written = sites.map((site) => {
  const page = standingArticle(sites, site, menusAt(site));
  // The dictionary cannot contain its own hash.
  const own = { ...assets, dictionaries: { [site.role]: `/${dictionaryFile(site.role, '')}` } };
  const text = renderPage(page, own, { copy: cachedPageMark, video: true });
  const file = dictionaryFile(site.role, createHash('sha256').update(text).digest('hex').slice(0, 12));
  writeFileSync(join(folder, file), text);
  return [site.role, `/${file}`];
});
writeFileSync(join(folder, dictionaryList), JSON.stringify(Object.fromEntries(written)));
