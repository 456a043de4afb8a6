import { expect, it } from 'vitest';
import { dropCodeOf } from './drop-code.ts';

it.each([
  ['readers’ comments are not moved', 'comments'],
  ['in the trash', 'history'],
  ['of a plugin or theme', 'plugin'],
  ['WordPress uses it for its own pages', 'internal'],
  ['a plugin makes its content at each view', 'generated'],
  ['no article shows it', 'unused-file'],
  ['it shows nothing', 'tracker'],
  ['pages run no code of texts', 'code'],
  ['the export lacks this attachment', 'missing'],
  ['HTTP status 404', 'unloaded'],
  ['ECONNREFUSED', 'unloaded'],
  ['it has no address', 'no-address'],
  ['pages do not show it (unknown)', 'not-shown'],
  ['it repeats a sentence of the closed part', 'closed'],
  ['import would refuse it: too-large', 'refused'],
  ['its status is private', 'hidden'],
  ['its list has no public article', 'menu'],
  ['it groups neither articles by section nor by tag', 'label'],
  ['the post type film is not known to hold articles; --type film moves it', 'type'],
  ['documents have no such field', 'field'],
  ['a control character or the mark of a wrong encoding', 'characters'],
  ['valami más', 'other'],
])('%s: %s', (reason, code) => {
  expect(dropCodeOf(reason)).toBe(code);
});
