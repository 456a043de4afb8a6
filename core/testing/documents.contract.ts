import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs } from './contract-content.ts';
import type { Documents } from '../ports/documents.ts';

const { main, after } = contractSlugs;

export const describeDocuments = (name: string, makeSubject: () => Documents | Promise<Documents>): void => {
  describe(`Documents: ${name}`, () => {
    let documents: Documents;
    beforeAll(async () => {
      documents = await makeSubject();
    });

    it('gives a document by its slug', async () => {
      expect((await documents.bySlug(main, 'adatvedelem'))._unsafeUnwrap()).toEqual({
        slug: 'adatvedelem',
        title: 'Adatvédelem',
        lead: 'Mit őrzünk meg.',
        body: [{ tag: 'p', children: ['Semmit.'] }],
        updatedAt: 1_735_689_600,
      });
    });

    it('does not find an unknown one', async () => {
      expect((await documents.bySlug(main, 'nincs-ilyen'))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it("gives the main site's document and staff to a site that has none of its own", async () => {
      expect((await documents.bySlug(after, 'adatvedelem'))._unsafeUnwrap().title).toBe('Adatvédelem');
      expect((await documents.staff(after))._unsafeUnwrap()).toHaveLength(2);
    });

    it('gives the staff in their groups and order', async () => {
      expect((await documents.staff(main))._unsafeUnwrap()).toEqual([
        {
          name: 'Szerkesztőség',
          members: [
            { name: 'Kiss Anna', title: 'főszerkesztő', authorSlug: 'kiss-anna', avatar: '/uploads/kiss-anna.png' },
            { name: 'Nagy Béla', title: 'szerkesztő', authorSlug: 'nagy-bela', avatar: null },
          ],
        },
        { name: 'Kiadó', members: [{ name: 'Tóth Cili', title: 'ügyvezető', authorSlug: null, avatar: null }] },
      ]);
    });
  });
};
