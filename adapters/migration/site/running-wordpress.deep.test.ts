import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWordpress } from '#tools/desks/old-newspaper.ts';
import { startWordpress, whyNoWordpress, type WordpressDesk } from '#tools/desks/wordpress.ts';
import { headOf, type Moved, type Mover, openMover } from '../migration.fake.ts';

const why = whyNoWordpress();

describe.skipIf(why !== null)(`a running WordPress${why === null ? '' : ` (${why})`}`, () => {
  it('x', () => {});
});
