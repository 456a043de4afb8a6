export interface GateQuestion {
  /** A server setting (R30). */
  readonly preview: boolean;
  /** Staff signed in through the security service. */
  readonly loggedIn: boolean;
  /** Path with query. */
  readonly path: string;
}

export type GateAnswer =
  | { readonly go: 'continue' }
  | {
      readonly go: 'redirect';
      readonly to: '/' | '/login';
      /** Where to go on after signing in. */ readonly remember?: string;
    };

const pass: GateAnswer = { go: 'continue' };

/**
 * Who may pass in preview, and who must sign in first (spec §4, "Preview mode"). `isPage` tells whether a path with
 * query is a page of ours.
 */
export const previewGate = (
  { preview, loggedIn, path }: GateQuestion,
  isPage: (path: string) => boolean,
): GateAnswer => {
  const isLogin = path.split('?')[0] === '/login';
  if (!preview || loggedIn) return isLogin ? { go: 'redirect', to: '/' } : pass;
  return isLogin ? pass : { go: 'redirect', to: '/login', remember: isPage(path) ? path : '/' };
};
