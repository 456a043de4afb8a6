import type { PageOf } from '#core/pages/page.ts';
import { SignInPage } from '../../readers/sign-in/sign-in-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'live-login'> }) => (
  <SignInPage content={content} frame={frame} />
);
