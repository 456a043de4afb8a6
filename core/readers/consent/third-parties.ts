import { isOwnRoute } from './own-routes.ts';

/** A script of somebody else's and what it is told of us. */
export interface AudienceTool {
  readonly script: string;
  readonly id: string;
}

/** What of others a site loads once its reader agrees; nothing of it is asked for before (R26). */
export interface ThirdParties {
  /** Slug of the site, by which the ad service names its slots. */
  readonly site: string;
  readonly ads: { readonly network: string; readonly script: string } | null;
  /** Path on our own host of a consent script; empty where our own bar asks. */
  readonly consentScript: string;
  readonly campaignScript: string | null;
  readonly audience: AudienceTool | null;
  /** A social network's own script, and the page of the site there that its follow box shows. */
  readonly social: { readonly script: string; readonly page: string } | null;
}

export interface ThirdPartyQuestion {
  /** Name of the page's route. */
  readonly route: string;
  readonly preview?: boolean;
  /** Made for who asked alone. */
  readonly personal?: boolean;
}

export interface ThirdPartyVerdict {
  readonly answer: 'after-consent' | 'never';
  /** A stable word: why nothing foreign is loaded, or `none`. */
  readonly reason: 'none' | 'preview' | 'personal' | `route:${string}`;
}

/**
 * Whether a page may load anything of others after consent. It follows from the page alone, never from who reads it, so
 * that its policy can be stored with it (R26).
 */
export const judgeThirdParties = ({
  route,
  preview = false,
  personal = false,
}: ThirdPartyQuestion): ThirdPartyVerdict => {
  if (preview) return { answer: 'never', reason: 'preview' };
  if (isOwnRoute(route)) return { answer: 'never', reason: `route:${route}` };
  if (personal) return { answer: 'never', reason: 'personal' };
  return { answer: 'after-consent', reason: 'none' };
};
