import { expect, test } from '@playwright/test';
import { siteRoles } from '#core/addresses/sites/site.ts';
import { plain } from '../site/servers.ts';
import { offeredTo, reachable } from '../site/within-clicks.ts';

for (const role of siteRoles)
  test(`three clicks lead from the front of ${role} to every page of its domain`, async ({ request }) => {
    const offered = await offeredTo(request, plain.port, role);
    expect(offered.size).toBeGreaterThan(role === 'sister' ? 12 : 20);
    const reached = await reachable(request, plain.port, role, 3);
    expect([...offered].filter((key) => !reached.has(key))).toEqual([]);
  });
