import { describe, expect, it } from 'vitest';
import { objects, run, someNeeds } from '../../cli.fake.ts';

const input = ['/list/newest', '/t', '/t?x=1', '/te', '/nincs'];

describe('coverage', () => {
  it('names the rules and routes that nothing met', async () => {
    const ran = await run(['coverage', '--json'], { input });
    const [found] = objects(ran);
    expect(ran.code).toBe(0);
    expect(found).toMatchObject({ lines: 5, requests: 5, bad: 0 });
    const never = found?.['neverHit'] as { rules: readonly string[]; routes: readonly string[] };
    expect(never.rules).toEqual(
      someNeeds.rules.map(({ id }) => id).filter((id) => id !== 'newest' && id !== 'support'),
    );
    expect(never.routes).toContain('single_article');
    for (const name of ['youth', 'support', 'legfrissebb', 'articles_by_site'])
      expect(never.routes).not.toContain(name);
    expect(found?.['rules']).toContainEqual({ id: 'support', hits: 2 });
    expect(found?.['routes']).toContainEqual({ name: 'youth', hits: 1 });
  });

  it('speaks to a person', async () => {
    const { out } = await run(['coverage'], { input });
    expect(out).toContain('Szabályok, amelyekhez nem jött kérés (8 / 10)\n  announcement\n');
  });

  it('ends as its input does', async () => {
    expect(await run(['coverage', 'none'])).toMatchObject({ code: 3 });
    expect(await run(['coverage', '--rules', 'none'], { input })).toMatchObject({ code: 4 });
    expect(await run(['coverage'], { input: ['/te', 'x y'] })).toMatchObject({ code: 3 });
  });
});
