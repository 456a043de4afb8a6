export type NewsletterAddress =
  | { readonly act: 'subscribe' }
  | { readonly act: 'confirm' | 'unsubscribe'; readonly token: string };

export const newsletterAddressOf = (path: string): NewsletterAddress | null => {
  if (path === '/api/newsletter/subscribe') return { act: 'subscribe' };
  const [, act, token = ''] = /^\/api\/newsletter\/(confirm|unsubscribe)\/([\w-]{22,200})$/.exec(path) ?? [];
  return act === 'confirm' || act === 'unsubscribe' ? { act, token } : null;
};
