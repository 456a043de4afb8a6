import type { Episode } from '../editorial/podcasts/episode.ts';
import type { NativeCommand } from '../editorial/podcasts/native-command.ts';
import type { AppNavigation } from './navigate-in-app.ts';

/** A navigation or a podcast command (spec §4, "Mobile app mode"). */
export type BridgeCall =
  | Extract<AppNavigation, { readonly go: 'hand-over' }>
  | { readonly go: 'podcast'; readonly command: NativeCommand };

/** Configured, because the app's real handler names are unknown (R37). */
export type BridgeNames = Readonly<Record<'Navigate' | NativeCommand['kind'], string>>;

type Payload = Readonly<Record<string, string | number | null>>;

export interface BridgeMessage {
  readonly name: string;
  readonly payload: Payload;
}

const episodePayload = ({ id, slug, title, sourceUrl, image, duration }: Episode): Payload => ({
  id,
  slug,
  title,
  sourceUrl,
  image,
  duration,
});

export const bridgeMessage = (call: BridgeCall, names: BridgeNames): BridgeMessage => {
  if (call.go === 'hand-over') {
    return {
      name: names.Navigate,
      payload: call.page === undefined ? { url: call.url } : { url: call.url, page: call.page },
    };
  }
  const { command } = call;
  return { name: names[command.kind], payload: 'episode' in command ? episodePayload(command.episode) : {} };
};
