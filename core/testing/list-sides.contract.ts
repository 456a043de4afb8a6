import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs } from './contract-content.ts';
import type { ListSides } from '../ports/list-sides.ts';

const { main, after } = contractSlugs;

export const describeListSides = (name: string, makeSubject: () => ListSides | Promise<ListSides>): void => {
  describe(`ListSides: ${name}`, () => {
    let sides: ListSides;
    beforeAll(async () => {
      sides = await makeSubject();
    });

    it('knows what plays on after, and where one can walk', async () => {
      expect((await sides.playlist(after))._unsafeUnwrap()).toBe(
        'https://music.example/playlist/4uLU6hMCjMI75M1A2tKUQC',
      );
      expect((await sides.hikingMap(main))._unsafeUnwrap()).toEqual({
        url: 'https://maps.example/view?mid=turak',
        hikes: [
          {
            name: 'Kőrisgerinc',
            region: 'Bakony',
            level: 'konnyu',
            latitude: 47.3,
            longitude: 17.8,
            path: '/szepkilatas/2025/01/01/x',
          },
        ],
      });
      expect((await sides.playlist(main))._unsafeUnwrapErr().kind).toBe('not-found');
    });
  });
};
