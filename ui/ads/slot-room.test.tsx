import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listSlot } from '#core/ads/house-slots.ts';
import { frameOf } from '../screens/pages.fixtures.ts';
import { SlotRoom } from './slot-room.tsx';

const roomOf = (changes: Partial<typeof listSlot>): string =>
  renderToString(
    <SlotRoom className="side-ad" slot={{ ...listSlot, ...changes }} frame={frameOf()}>
      ház
    </SlotRoom>,
  );

describe('the room of a slot', () => {
  it('says whether it stays in sight, and whether it takes none before it is filled', () => {
    expect(roomOf({ fixed: false })).toBe('<aside role="none" class="side-ad" data-slot="list-sidebar">ház</aside>');
    expect(roomOf({ fixed: true })).toContain('data-fixed="true"');
    expect(roomOf({ loadCollapsed: true })).toContain('data-collapsed="true"');
  });
});
