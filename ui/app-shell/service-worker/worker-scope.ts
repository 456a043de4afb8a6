import type { FrontMessage } from './front-note.ts';
import type { SavedMessage } from './saved-message.ts';

export interface WaitingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface AskedEvent extends WaitingEvent {
  readonly request: Request;
  /** Undefined without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface ToldEvent extends WaitingEvent {
  readonly data: SavedMessage | FrontMessage;
  readonly source: { readonly postMessage: (message: FrontMessage) => void } | null;
}

export interface PushedEvent extends WaitingEvent {
  readonly data: { readonly json: () => unknown } | null;
}

export interface ClickedEvent extends WaitingEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

export interface RenewedEvent extends WaitingEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface WorkerEvents {
  readonly install: WaitingEvent;
  readonly activate: WaitingEvent;
  readonly fetch: AskedEvent;
  readonly message: ToldEvent;
  readonly push: PushedEvent;
  readonly notificationclick: ClickedEvent;
  readonly pushsubscriptionchange: RenewedEvent;
}

/** The server writes this before the worker's script. */
export interface WorkerPlan {
  readonly build: string;
  readonly styles: readonly string[];
  readonly themeScript: string;
  readonly entry: string;
  readonly assets: readonly string[];
  readonly sites: readonly { readonly role: string; readonly name: string; readonly pathPrefix: string }[];
}

/** The service worker's global scope, which TypeScript's DOM library does not contain. */
export interface WorkerScope {
  readonly plan: WorkerPlan;
  readonly location: { readonly origin: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    readonly unregister: () => Promise<boolean>;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}
