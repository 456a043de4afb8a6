import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteRoles } from '#core/addresses/sites/site.ts';
import { adultPlate } from '#core/editorial/articles/adult-plate.ts';
import { imageModifiers, imageVariant } from '#core/media/images/image-variant.ts';
import { imageSizes, type ImageSize } from '#core/media/images/sizes.ts';
import { createAdultPlates } from './adult-plates.ts';

const sent = async (path: string): Promise<string> => {
  let file = '';
  const answer = createAdultPlates(async (_request, _response, address) => {
    file = address.path;
    return true;
  });
  await answer({} as IncomingMessage, {} as ServerResponse, { host: 'lapunk.example', path, query: '' });
  return file;
};

describe('the plate of an adult article (R44)', () => {
  it.each(siteRoles)('is generated for %s, in every size', async (role) => {
    const { path } = adultPlate(role);
    expect(existsSync(`ui/public${path}`)).toBe(true);
    for (const size of Object.keys(imageSizes) as ImageSize[]) {
      for (const modifier of [null, ...imageModifiers])
        expect(await sent(imageVariant(path, size, modifier, 'https://kepek.example'))).toBe(path);
    }
    expect(await sent(path)).toBe(path);
  });

  it('changes no other name', async () => {
    for (const path of ['/icons/adult-main_wide:2x.svg', '/icons/main-180.png', '/icons/adult-../../x_wide.png'])
      expect(await sent(path)).toBe(path);
  });
});
