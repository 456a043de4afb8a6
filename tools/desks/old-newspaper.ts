import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { WordpressDesk } from './wordpress.ts';

/** Fills a desk with texts of every state; see old-newspaper.php. */
export const fillWordpress = async (
  { root, php }: Pick<WordpressDesk, 'root' | 'php'>,
  posts: number,
): Promise<void> => {
  const plugins = join(root, 'wp-content/mu-plugins');
  await mkdir(plugins, { recursive: true });
  await copyFile(join(import.meta.dirname, 'old-newspaper-plugin.php'), join(plugins, 'old-newspaper-plugin.php'));
  await php(`$posts=${posts};require '${join(import.meta.dirname, 'old-newspaper.php')}';`);
};
