import type { InsteadOfCachedPage } from './instead-of-cached-page.ts';

export const status = {
  ok: 200,
  noContent: 204,
  movedPermanently: 301,
  found: 302,
  seeOther: 303,
  notModified: 304,
  badRequest: 400,
  signInRequired: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  gone: 410,
  bodyTooLarge: 413,
  pathTooLong: 414,
  notAForm: 415,
  expectationFailed: 417,
  unprocessable: 422,
  tooMany: 429,
  headTooLong: 431,
  broken: 500,
  notImplemented: 501,
  badGateway: 502,
  unavailable: 503,
} as const;

export const statusInsteadOf = (instead: Exclude<InsteadOfCachedPage, { kind: 'redirect' }>): number => {
  switch (instead.kind) {
    case 'not-found':
      return status.notFound;
    case 'bad-request':
      return status.badRequest;
    case 'forbidden':
      return status.forbidden;
    case 'sign-in-required':
      return status.signInRequired;
    case 'unavailable':
      return status.unavailable;
    case 'too-many':
      return status.tooMany;
  }
};
