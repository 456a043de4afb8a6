import { describe, expect, it } from 'vitest';
import { uploadPath } from './upload-path.ts';

describe('uploadPath', () => {
  it.each(['/uploads/a.jpg', '/uploads/2026/03/nagy-kép_2.JPEG', '/uploads/a.b/c.webp'])('knows %s', (path) => {
    expect(uploadPath(path)).toBe(path);
  });

  it.each([
    '',
    '/uploads/',
    '/uploads/a',
    '/uploadsx/a.jpg',
    'uploads/a.jpg',
    '//evil.example/uploads/a.jpg',
    'https://x.example/uploads/a.jpg',
    '/uploads/../a.jpg',
    '/uploads/./a.jpg',
    '/uploads//a.jpg',
    '/uploads/a\\b.jpg',
    '/uploads/a:2x.jpg',
    '/uploads/a.jpg?x',
    '/uploads/a.jpg#x',
    '/uploads/%2e%2e/a.jpg',
    '/uploads/a b.jpg',
    '/uploads/a".jpg',
    '/uploads/.env.jpg',
  ])('knows nothing of %j', (path) => {
    expect(uploadPath(path)).toBeNull();
  });
});
