import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets } from '#core/pages/assets.ts';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const at = (file: string): string => `/${file}`;

export const dictionaryList = 'dictionaries.json';

export const readClientAssets = async (
  folder: string,
): Promise<{ readonly assets: Assets; readonly build: string }> => {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, ManifestEntry>>;
  const fileOf = (source: string): string => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The client build has no ${source}. Build it again`);
    return at(entry.file);
  };
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const dictionaries = await readFile(join(folder, dictionaryList), 'utf8').catch(() => '{}');
  const { createHash } = await import('node:crypto');
  const build = createHash('sha1').update(text).update(dictionaries).digest('hex').slice(0, 12);
  const assets = {
    build,
    styles: [fileOf('ui/styles/first.css'), fileOf('ui/styles/rest.css')],
    themeScript: fileOf('ui/browser/first-moment.ts'),
    noticeScript: fileOf('ui/editorial/notices/put-away.ts'),
    passkeyScript: fileOf('ui/readers/sign-in/ask-for-passkey.ts'),
    topicsScript: fileOf('ui/readers/topics/follow-topics.ts'),
    consentScript: fileOf('ui/ads/consent/ask-consent.ts'),
    thirdPartyScript: fileOf('ui/ads/third-parties/follow-consent.ts'),
    videoScript: fileOf('ui/media/pip/follow-pip.ts'),
    entry: fileOf('ui/browser/entry.ts'),
    scripts: files.filter((file) => file.startsWith('assets/') && file.endsWith('.js')).map(at),
    fonts: [...new Set(files.filter((file) => file.endsWith('.woff2')).map(at))],
    dictionaries: JSON.parse(dictionaries) as NonNullable<Assets['dictionaries']>,
  };
  return { assets, build };
};
