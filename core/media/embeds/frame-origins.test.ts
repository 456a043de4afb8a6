import { describe, expect, it } from 'vitest';
import { frameOrigins } from './frame-origins.ts';

describe('frameOrigins', () => {
  it('names every origin that may be framed once, and none of posts', () => {
    expect(
      frameOrigins({
        musicHosts: ['zene.example'],
        rules: [
          { kind: 'video', host: 'video.example', pattern: '/{id}', src: 'https://keret.example/embed/{id}' },
          { kind: 'map', host: 'terkep.example', pattern: '/{id}', src: 'https://keret.example/map?mid={id}' },
          {
            kind: 'post',
            host: 'uzenet.example',
            pattern: '/{id}',
            src: 'https://uzenet.example/{id}',
            endpoint: 'https://uzenet.example/oembed',
          },
          { kind: 'frame', host: 'x.example', pattern: '/{id}', src: 'http:// broken/{id}' },
        ],
      }),
    ).toEqual(['https://keret.example', 'https://zene.example']);
  });
});
