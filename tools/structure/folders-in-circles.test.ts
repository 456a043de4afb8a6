import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { foldersInCircles } from './folders-in-circles.ts';

const root = mkdtempSync(join(tmpdir(), 'circles-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (part: string, files: Readonly<Record<string, string>>): string => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, part, file)), { recursive: true });
    writeFileSync(join(root, part, file), text);
  }
  return part;
};

describe('folders in circles', () => {
  it('are counted as far as they lead back to themselves, by whatever way they import', () => {
    expect(
      foldersInCircles(
        root,
        write('a', {
          'one/x.ts': "import type { Y } from '../two/y.ts';\n",
          'two/y.ts': "export { z } from '#a/three/z.ts';\n",
          'three/z.ts': "const x = () => import('../one/x.ts');\n",
          'four/w.ts': "import { x } from '../one/x.ts';\n",
        }),
      ),
    ).toBe(3);
  });

  it('are none where each folder stands on those before it, and tests do not count', () => {
    expect(
      foldersInCircles(
        root,
        write('b', {
          'one/x.ts': 'export const x = 1;\n',
          'one/x.test.ts': "import { y } from '../two/y.ts';\n",
          'two/y.ts': "import { x } from '../one/x.ts';\nimport { own } from './own.ts';\n",
          'z.ts': "import { y } from './two/y.ts';\n",
        }),
      ),
    ).toBe(0);
  });
});
