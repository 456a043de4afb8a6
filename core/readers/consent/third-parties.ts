import { isOwnRoute } from './own-routes.ts';

export interface AudienceTool {
  readonly script: string;
  readonly id: string;
}

/** Third-party resources, loaded only after consent (R26). */
export interface ThirdParties {
  readonly site: string;
  readonly ads: { readonly network: string; readonly script: string } | null;
  readonly consentScript: string;
  readonly campaignScript: string | null;
  readonly audience: AudienceTool | null;
  readonly social: { readonly script: string; readonly page: string } | null;
}

export interface ThirdPartyQuestion {
  readonly route: string;
  readonly preview?: boolean;
  readonly personal?: boolean;
}

export interface ThirdPartyVerdict {
  readonly answer: 'after-consent' | 'never';
  readonly reason: 'none' | 'preview' | 'personal' | `route:${string}`;
}

/** Depends only on the page, never on the reader, because the policy is cached with the page (R26). */
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
