import type { PageOf } from '#core/pages/page.ts';
import { SignInPage } from '../sign-in/sign-in-page.tsx';

/** Where staff sign in. */
export const PageScreen = ({ page: { content } }: { readonly page: PageOf<'live-login'> }) => (
  <SignInPage content={content} />
);
