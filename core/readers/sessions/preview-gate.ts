export interface GateQuestion {
  /** A server setting (R30). */
  readonly preview: boolean;
  readonly loggedIn: boolean;
  readonly path: string;
}

export type GateAnswer =
  | { readonly go: 'continue' }
  | {
      readonly go: 'redirect';
      readonly to: '/' | '/login';
      readonly remember?: string;
    };

const pass: GateAnswer = { go: 'continue' };

/** Decides who must sign in (spec §4, "Preview mode"). `isPage` receives a path with query. */
export const previewGate = (
  { preview, loggedIn, path }: GateQuestion,
  isPage: (path: string) => boolean,
): GateAnswer => {
  const isLogin = path.split('?')[0] === '/login';
  if (!preview || loggedIn) return isLogin ? { go: 'redirect', to: '/' } : pass;
  return isLogin ? pass : { go: 'redirect', to: '/login', remember: isPage(path) ? path : '/' };
};
