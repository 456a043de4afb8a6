import type { BridgeMessage } from '../../core/app-shell/bridge-message.ts';
import { appSettings } from '../../config/settings/app-shell.ts';

/** The fake native app of `/dev/shell` (docs/native-app.md). */

interface Sent extends BridgeMessage {
  readonly id?: string;
}
interface Player {
  readonly episodeId: number | null;
  readonly playing: boolean;
}

const by = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const [frame, path, build] = [
  by<HTMLIFrameElement>('page'),
  by<HTMLInputElement>('path'),
  by<HTMLInputElement>('build'),
];
const { names, bridge } = appSettings;
let player: Player = { episodeId: null, playing: false };

const tell = (sent: Sent): void => {
  const line = document.createElement('li');
  line.textContent = `${sent.name} ${JSON.stringify(sent.payload)}`;
  by('calls').prepend(line);
  by('player').textContent =
    player.episodeId === null
      ? 'A lejátszó üres.'
      : `${player.episodeId}. epizód: ${player.playing ? 'szól' : 'szünetel'}.`;
};

const play = ({ name, payload }: Sent): void => {
  if (name === names.Add) player = { episodeId: Number(payload['id']), playing: false };
  if (name === names.Play) player = { ...player, playing: true };
  if (name === names.Pause || name === names.Stop) player = { ...player, playing: false };
  if (name === names.Destroy) player = { episodeId: null, playing: false };
};

const hear = (sent: Sent): Player | null => {
  if (by<HTMLInputElement>('refuses').checked) throw new Error('A próba mindent visszautasít.');
  play(sent);
  tell(sent);
  return sent.name === names.AskState ? player : null;
};

const hearText = (place: Window & typeof globalThis) => (text: string) => {
  const sent = JSON.parse(text) as Sent;
  const answer = hear(sent);
  const data = JSON.stringify({ reply: sent.id, answer });
  if (sent.id !== undefined) place.dispatchEvent(new place.MessageEvent('message', { data }));
};

const bridges = {
  handlers: () => ({
    [bridge]: { callHandler: async (name: string, payload: Sent['payload']) => hear({ name, payload }) },
  }),
  webkit: () => ({ webkit: { messageHandlers: { [bridge]: { postMessage: async (sent: Sent) => hear(sent) } } } }),
  android: (place: Window & typeof globalThis) => ({ [bridge]: { postMessage: hearText(place) } }),
  'react-native': (place: Window & typeof globalThis) => ({ ReactNativeWebView: { postMessage: hearText(place) } }),
  none: () => ({}),
} as const;

frame.addEventListener('load', () => {
  const place = frame.contentWindow as (Window & typeof globalThis) | null;
  const chosen = by<HTMLSelectElement>('bridge').value as keyof typeof bridges;
  if (place !== null) Object.assign(place, bridges[chosen](place));
});

const open = (): void => {
  const address = new URL(path.value, location.origin);
  address.searchParams.set('isMobileApp', '1');
  if (build.value !== '') address.searchParams.set('appBuildNumber', build.value);
  frame.src = address.origin === location.origin ? address.href : '/?isMobileApp=1';
};
by('choice').addEventListener('submit', (event) => {
  event.preventDefault();
  open();
});
open();
