import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Visitor } from '#core/pages/visitor.ts';
import type { SignInState } from '#core/readers/sessions/sign-in-step.ts';
import type { OpenedPage } from './open-cached-page.ts';
import type { WantedPage } from '../addresses/wanted-page.ts';

/** What pages of a preview need to know of who asks for them. */
export interface AskingStaff {
  /** The token of the member of staff who asks; null for everybody else. */
  readonly tokenOf: (request: IncomingMessage) => string | null;
  /** How far somebody has come in signing in. */
  readonly signInOf: (request: IncomingMessage, site: Site) => Promise<SignInState | null>;
  /** Opens a page, and once more after a refresh if it has to be; null where the request has had its answer. */
  readonly open: (
    asking: { readonly request: IncomingMessage; readonly response: ServerResponse },
    wanted: WantedPage,
    visitor: Visitor,
    open: (visitor: Visitor) => Promise<OpenedPage>,
  ) => Promise<OpenedPage | null>;
}
