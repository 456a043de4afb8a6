export type EndpointVerdict = 'allowed' | 'no-address' | 'not-https' | 'not-by-name' | 'unknown-service';

/** Characters; push services use about 200. */
export const maxEndpointLength = 1_000;

/** Credentials and fragments are not allowed. */
const shape = /^(https?):\/\/([a-z0-9.[\]:-]+?)(?::(\d{1,5}))?(\/[!-~]*)$/i;

const isName = (host: string): boolean =>
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(host);

const isBelow = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`);

/**
 * Allows https on the usual port, to a known service or its subdomain. An http origin is for loopback installations and
 * matches only itself.
 */
export const judgeEndpoint = (endpoint: string, origins: readonly string[]): EndpointVerdict => {
  const [, scheme = '', given = '', port = '', path = ''] = shape.exec(endpoint) ?? [];
  if (endpoint.length > maxEndpointLength || path === '' || path.includes('#') || path.includes('\\'))
    return 'no-address';
  const host = given.toLowerCase();
  const at = `${scheme.toLowerCase()}://${host}${port === '' ? '' : `:${port}`}`;
  if (origins.some((origin) => origin.startsWith('http:') && origin === at)) return 'allowed';
  if (scheme.toLowerCase() !== 'https' || (port !== '' && port !== '443')) return 'not-https';
  if (!isName(host)) return 'not-by-name';
  return origins.some((origin) => origin.startsWith('https://') && isBelow(host, origin.slice('https://'.length)))
    ? 'allowed'
    : 'unknown-service';
};
