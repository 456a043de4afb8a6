import type { Site } from '#core/addresses/sites/site.ts';

const icon = (role: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${role}${purpose === 'maskable' ? '-maskable' : ''}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const manifestText = ({ role, name, pathPrefix }: Site): string => {
  const front = pathPrefix || '/';
  return JSON.stringify({
    id: front,
    name,
    short_name: name,
    lang: 'hu',
    dir: 'ltr',
    start_url: front,
    scope: front,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [icon(role, 192, 'any'), icon(role, 512, 'any'), icon(role, 512, 'maskable')],
  });
};
