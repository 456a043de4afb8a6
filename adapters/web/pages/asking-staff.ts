import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Visitor } from '#core/pages/visitor.ts';
import type { SignInState } from '#core/readers/sessions/sign-in-step.ts';
import type { OpenedPage } from './open-cached-page.ts';
import type { WantedPage } from '../addresses/wanted-page.ts';

export interface AskingStaff {
  readonly tokenOf: (request: IncomingMessage) => string | null;
  readonly isUnclear: (request: IncomingMessage) => boolean;
  readonly signInOf: (request: IncomingMessage, site: Site) => Promise<SignInState | null>;
  /** Retries once after a token refresh. Null when the response was already sent. */
  readonly open: (
    asking: { readonly request: IncomingMessage; readonly response: ServerResponse },
    wanted: WantedPage,
    visitor: Visitor,
    open: (visitor: Visitor) => Promise<OpenedPage>,
  ) => Promise<OpenedPage | null>;
}
