import type { ReactNode } from 'react';
import type { PageOf } from '#core/pages/page.ts';
import type { RouteName } from '#core/pages/pages.ts';
import type { ScreenName } from './screen-name.ts';

/** A pure function of its page. */
export type Screen<Name extends RouteName> = (props: { readonly page: PageOf<Name> }) => ReactNode;

/** Each screen stands in the file that bears its route's name and is loaded by itself (held by `npm run check`). */
const files = import.meta.glob<Screen<RouteName>>('./**/*.screen.tsx', { import: 'PageScreen' });

const nameOf = (file: string): ScreenName => file.slice(file.lastIndexOf('/') + 1, -'.screen.tsx'.length) as ScreenName;
const byName = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

/** The screens that were made ready, by their routes; which one shows a page says `screenOf`. */
export const screens: { [Name in ScreenName]?: Screen<RouteName> } = {};

/** Makes a route's screen ready to be shown. Rejects when its file cannot be loaded. */
export const loadScreen = async (name: ScreenName): Promise<void> => {
  screens[name] ??= await byName.get(name)?.();
};

/** Makes every screen ready, for who draws any page at any time. */
export const loadScreens = async (): Promise<void> => void (await Promise.all([...byName.keys()].map(loadScreen)));
