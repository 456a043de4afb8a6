import type { ReactNode } from 'react';
import type { PageOf } from '#core/pages/page.ts';
import type { RouteName } from '#core/pages/pages.ts';
import type { ScreenName } from './screen-name.ts';

export type Screen<Name extends RouteName> = (props: { readonly page: PageOf<Name> }) => ReactNode;

/** `npm run check` verifies that each route has a screen file of the same name. */
const files = import.meta.glob<Screen<RouteName>>('./**/*.screen.tsx', { import: 'PageScreen' });

const nameOf = (file: string): ScreenName => file.slice(file.lastIndexOf('/') + 1, -'.screen.tsx'.length) as ScreenName;
const byName = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

export const screens: { [Name in ScreenName]?: Screen<RouteName> } = {};

export const loadScreen = async (name: ScreenName): Promise<void> => {
  screens[name] ??= await byName.get(name)?.();
};

export const loadScreens = async (): Promise<void> => void (await Promise.all([...byName.keys()].map(loadScreen)));
