import { beforeAll, describe, expect, it } from 'vitest';
import type { Notices } from '../ports/notices.ts';
import { contractSlugs } from './contract-content.ts';

const { main, karakter } = contractSlugs;

export const describeNotices = (name: string, makeSubject: () => Notices | Promise<Notices>): void => {
  describe(`Notices: ${name}`, () => {
    let notices: Notices;
    beforeAll(async () => {
      notices = await makeSubject();
    });

    it('returns current notices, newest first, with site slugs, and no expired ones', async () => {
      expect((await notices.standing())._unsafeUnwrap()).toMatchObject([
        {
          text: 'Karbantartás este tízkor.',
          level: 'warning',
          until: 4_102_444_800,
          link: '/dokumentum/karbantartas',
          sites: [main, karakter],
          audience: 'web',
          required: false,
        },
        {
          text: 'Elromlott a fizetés.',
          level: 'alert',
          until: 4_102_444_800,
          link: null,
          sites: null,
          audience: 'everybody',
          required: true,
        },
      ]);
    });

    it('names each of them differently', async () => {
      const ids = (await notices.standing())._unsafeUnwrap().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });
};
