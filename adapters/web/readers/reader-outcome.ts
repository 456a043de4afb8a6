import type { IncomingMessage } from 'node:http';
import type { ReaderStep } from '#core/pages/readers/support/reader-step.ts';
import type { RouteMatch } from '#core/addresses/routes/route.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { status } from '../responses/status.ts';

export interface ReaderCall {
  readonly site: Site;
  readonly cookie: string;
  readonly query: string;
  readonly route: RouteMatch;
  readonly asker: string;
  readonly request: IncomingMessage;
}

export type ReaderOutcome = { readonly cookies: readonly string[] } & (
  | { readonly location: string }
  | { readonly step: ReaderStep }
  | { readonly json: string }
  | { readonly problem: number; /** Seconds. */ readonly wait?: number }
);

export const shows = (step: ReaderStep, cookies: readonly string[] = []): ReaderOutcome => ({ step, cookies });
export const leadsTo = (location: string, cookies: readonly string[] = []): ReaderOutcome => ({ location, cookies });

export const waits = (seconds: number): ReaderOutcome => ({ problem: status.tooMany, wait: seconds, cookies: [] });

export const signInPath = '/tamogatas/belepes';
export const profilePath = '/tamogatas/profil';
export const errorPath = '/tamogatas/hiba';
export const successPath = '/tamogatas/siker';
