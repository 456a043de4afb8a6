import { take } from '../listed-articles.ts';
import { median } from '../measurement.ts';
import { type RunningServer, startSite } from '../servers.ts';

export interface Peer {
  readonly name: string;
  readonly port: number;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export const startPeer = ({ words, port, env }: Peer, path: string): Promise<RunningServer> =>
  startSite(port, env, path, '.', words);

export const bytesOf = async (port: number, paths: readonly string[], encoding: string): Promise<number> => {
  const sizes: number[] = [];
  for (const path of paths) sizes.push((await take(port, path, { 'accept-encoding': encoding })).length);
  return median(sizes);
};

const many = 100;

/** The peer with as many links in the foot of its pages as make them so large. */
export const paddedTo = async (peer: Peer, paths: readonly string[], bytes: number): Promise<Peer> => {
  const withLinks = (count: number): Peer => ({ ...peer, env: { ...peer.env, PADDING: String(count) } });
  const bytesWith = async (count: number): Promise<number> => {
    const site = await startPeer(withLinks(count), paths[0] ?? '');
    const found = await bytesOf(site.port, paths, 'identity');
    await site.stop();
    return found;
  };
  const [none, some] = [await bytesWith(0), await bytesWith(many)];
  return withLinks(Math.max(0, Math.round(((bytes - none) * many) / (some - none))));
};
