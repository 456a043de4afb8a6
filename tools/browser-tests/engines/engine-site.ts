import { rm } from 'node:fs/promises';
import { brand } from '#config/settings/brand.ts';
import { type Letter, letterTo } from '../site/outbox.ts';
import { startSite, taviro } from '#tools/whole-product/running/built-process.fake.ts';
import { makeFilledDataDir } from '#tools/whole-product/running/filled-data-dir.fake.ts';

export interface EngineSite {
  readonly origin: string;
  letterTo(email: string): Promise<Letter>;
  /** Adds a post to a live blog. */
  post(slug: string, title: string): Promise<void>;
  /** Stops the server: every browser loses its connection. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

export const startEngineSite = async (): Promise<EngineSite> => {
  const env = { DATA_DIR: await makeFilledDataDir() };
  let site = await startSite(env);
  const { port } = site;
  return {
    origin: `http://${brand.slug}.localhost:${port}`,
    letterTo: (email) => letterTo(site.operatorPort, email),
    post: async (slug, title) => {
      const { code, err } = await taviro(['content', 'post', slug, '-', '--title', title], env, '<p>Egy mondat.</p>');
      if (code !== 0) throw new Error(`The post was not added: ${err}`);
    },
    disconnect: async () => void (await site.stop()),
    reconnect: async () => void (site = await startSite({ ...env, PORT: String(port) })),
    close: async () => {
      await site.stop();
      await rm(env.DATA_DIR, { recursive: true, force: true });
    },
  };
};
