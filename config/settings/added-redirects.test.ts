import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { locationOf } from '#core/addresses/judge-address.ts';
import { brand } from './brand.ts';
import { readEnvironment } from './environment.ts';
import { addressResolverOf } from '../wiring/installation.ts';
import { publicAddresses, sitesAt } from './sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const rule = (id: string, from: string, to: string): object => ({ id, from, to, status: 301, examples: [] });

const locationAt = (path: string, added?: string, shopUrl: string = brand.shopUrl): string | null => {
  const { judge } = addressResolverOf(sitesAt(publicAddresses), shopUrl, { added });
  const { redirect } = judge({ host: brand.domain, path, query: '' });
  return redirect && locationOf(redirect);
};

describe('a rule set that an installation adds', () => {
  it('leads on without a build, before the rules of the product', () => {
    const added = file('jo.json', {
      rules: [rule('regi-hirek', '/hirek/{slug}', '/rovat/{slug}'), rule('sajat-lista', '/list/newest', '/te')],
    });
    expect(readEnvironment({ REDIRECTS: added })).toMatchObject({ ok: true });
    expect(locationAt('/hirek/belfold')).toBeNull();
    expect(locationAt('/hirek/belfold', added)).toBe('/rovat/belfold');
    expect(locationAt('/list/newest', added)).toBe('/te');
    expect(locationAt('/list/important', added)).toBe('/legfontosabb');
  });

  it('may name the shop by either URL, and redirects to the current one', () => {
    const shop = 'https://bolt.example/';
    const added = file('bolt.json', { rules: [rule('a', '/a', shop), rule('b', '/b', brand.shopUrl)] });
    expect(readEnvironment({ REDIRECTS: added, SHOP_URL: shop })).toMatchObject({ ok: true });
    expect([locationAt('/a', added, shop), locationAt('/b', added, shop)]).toEqual([shop, shop]);
  });

  it('is reported completely when it is wrong, with all other errors', () => {
    const reading = readEnvironment({
      PORT: 'x',
      REDIRECTS: file('rossz.json', { rules: [rule('Rossz', '/a', 'https://masik.example/'), rule('jo', 'b', '/c')] }),
      SHADOW_RULES: file('torott.json', '{'),
    });
    expect(reading).toMatchObject({
      ok: false,
      errors: [
        expect.stringMatching(/^PORT is wrong: /),
        expect.stringMatching(/^REDIRECTS: .*rossz\.json: rule 1: "id"/),
        expect.stringMatching(/^REDIRECTS: .*rossz\.json: rule 1: "to"/),
        expect.stringMatching(/^REDIRECTS: .*rossz\.json: rule 2: "from"/),
        expect.stringMatching(/^SHADOW_RULES: .*torott\.json: is not JSON/),
      ],
    });
  });

  it.each(['legacy-list-newest', 'strip-fbclid', 'login-outside-preview'])('must not take the id %s', (id) => {
    const path = file('azonos.json', { rules: [rule(id, '/a', '/b')] });
    expect(readEnvironment({ REDIRECTS: path })).toMatchObject({ ok: false, errors: [expect.stringContaining(id)] });
    expect(readEnvironment({ SHADOW_RULES: path })).toMatchObject({ ok: true });
  });

  it('must not take living pages, unless it says why', () => {
    const wide = rule('naptar', '/{y}/{m}/{d}/{slug}', '/szerzo/{slug}');
    expect(readEnvironment({ REDIRECTS: file('naptar.json', { rules: [wide] }) })).toMatchObject({
      ok: false,
      errors: [
        expect.stringMatching(/naptar\.json: rule "naptar" takes over existing pages: .*\/rovat\/minta\/minta\/minta/),
      ],
    });
    const meant = { ...wide, accepts: { 'takes-page': 'a régi lap ezen a címen élt' } };
    expect(readEnvironment({ REDIRECTS: file('szandek.json', { rules: [meant] }) })).toMatchObject({ ok: true });
    const numbered = rule('naptar', '/{y:digits}/{m:digits}/{slug}', '/szerzo/{slug}');
    expect(readEnvironment({ REDIRECTS: file('szamok.json', { rules: [numbered] }) })).toMatchObject({ ok: true });
  });

  it('leads the keys of an old system on', () => {
    const added = file('kulcsok.json', { rules: [rule('wp', '/?p={digits}', '/cimke/regi-{digits}')] });
    expect(readEnvironment({ REDIRECTS: added })).toMatchObject({ ok: true });
    const { judge } = addressResolverOf(sitesAt(publicAddresses), brand.shopUrl, { added });
    const at = (query: string): string | null => {
      const { redirect } = judge({ host: brand.domain, path: '/', query });
      return redirect && locationOf(redirect);
    };
    expect(['', 'p=12&fbclid=x', 'p=x', 'utm=1&p=12'].map(at)).toEqual([
      null,
      '/cimke/regi-12',
      null,
      '/cimke/regi-12?utm=1',
    ]);
  });

  it('has to be there', () => {
    expect(readEnvironment({ REDIRECTS: join(folder, 'nincs.json') })).toMatchObject({
      ok: false,
      errors: [expect.stringMatching(/nincs\.json: cannot be read \(ENOENT\)/)],
    });
  });
});
