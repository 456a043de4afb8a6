const suffix = '/_payload.json';

export const payloadAddress = (path: string, search = ''): string => `${path === '/' ? '' : path}${suffix}${search}`;

export const pagePath = (path: string): string => (path.endsWith(suffix) ? path.slice(0, -suffix.length) || '/' : path);
