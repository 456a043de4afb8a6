import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider, ScrollRestoration, useLoaderData } from 'react-router';
import type { Page } from '#core/pages/page.ts';
import { App } from '#ui/frame/app.tsx';
import { applyHead } from './apply-head.ts';
import { followLinks } from './follow-links.ts';
import { loadPayload } from './payload.ts';

const leaveFor = (address: string): Promise<never> => {
  location.assign(address);
  return new Promise(() => undefined);
};

/** Loads what the next screen shows; whatever is not a page is left to the server. */
const load = async ({ request }: LoaderFunctionArgs): Promise<Page> => {
  const { pathname, search, href } = new URL(request.url);
  const payload = await loadPayload(pathname, search, request.signal);
  if (payload?.kind !== 'page') return leaveFor(payload?.kind === 'redirect' ? payload.location : href);
  applyHead(payload.page);
  return payload.page;
};

const interactive = Promise.withResolvers<void>();

const CurrentPage = () => {
  const page = useLoaderData<Page>();
  useEffect(() => interactive.resolve(), []);
  return (
    <>
      <App page={page} />
      <ScrollRestoration />
    </>
  );
};

const routerOver = (page: Page) =>
  createBrowserRouter([{ id: 'page', path: '*', loader: load, Component: CurrentPage }], { hydrationData: { loaderData: { page } } });

/** Makes the served page one React app: the same copy is hydrated, a newer one replaces it. Resolves once it is interactive. */
export const startApp = async (): Promise<void> => {
  const payload = await loadPayload(location.pathname, location.search);
  const root = document.getElementById('app');
  if (!root || payload?.kind !== 'page') return;
  const router = routerOver(payload.page);
  const tree = <RouterProvider router={router} />;
  if (payload.copy === document.documentElement.dataset.copy) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  followLinks((address) => void router.navigate(address));
  await interactive.promise;
};
