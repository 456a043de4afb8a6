import type { RawAnswer, TestWebServer } from '../running/test-web-server.fake.ts';

export interface StaffBrowser {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<RawAnswer>;
  send(fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<RawAnswer>;
  ask(method: string, path: string, headers: Readonly<Record<string, string>>, body?: string): Promise<RawAnswer>;
  readonly jar: Map<string, string>;
}

const headLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

export const openStaffBrowser = (
  { ask }: Pick<TestWebServer, 'ask'>,
  { host, origin }: { readonly host: string; readonly origin: string },
): StaffBrowser => {
  const jar = new Map<string, string>();
  const request = async (method: string, path: string, more: Readonly<Record<string, string>>, body = '') => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = headLines({ ...(cookie === '' ? {} : { cookie }), ...more });
    const answer = await ask(path, { method, host, headers: sent, body });
    for (const one of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (one.includes('Max-Age=0;')) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    ask: request,
    get: (path, headers = {}) => request('GET', path, headers),
    send: (fields, headers = { origin, 'sec-fetch-site': 'same-origin' }) => {
      const body = new URLSearchParams(fields).toString();
      const about = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
      return request('POST', '/login', { ...about, ...headers }, body);
    },
  };
};
