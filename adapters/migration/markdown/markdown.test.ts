import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, headOf, type Moved, type Mover, openMover } from '../migration.fake.ts';

let mover: Mover;
beforeEach(async () => {
  mover = await openMover();
});
afterEach(() => mover.end());

const moved = async (files: Readonly<Record<string, string>>): Promise<Moved> => {
  for (const [name, text] of Object.entries(files)) await mover.write(`cikkek/${name}`, text);
  return mover.move({ source: `${mover.folder}/cikkek` });
};

const fileIn = ({ files }: Moved, slug: string): string =>
  Object.entries(files).find(([name]) => name.endsWith(`/${slug}.html`))?.[1] ?? '';

describe('a folder of Markdown', () => {
  it('reads YAML front matter, tables, footnotes and links between files', async () => {
    const result = await moved({
      'a.md': `---
title: "Új híd"
date: 2024-03-28 10:00
author: [Kiss Anna, Nagy Béla]
categories: [Belföld, Közlekedés]
tags: [Duna]
summary: A lead
description: A leírás
layout: post
szin: kék
---
Szöveg[^1] és [link](b.md).

| a | b |
|---|---|
| 1 | 2 |

[^1]: Jegyzet
`,
      'b.md': '# Másik cím\n\nSzöveg',
    });
    expect(headOf(fileIn(result, 'a'))).toMatchObject({
      title: 'Új híd',
      publishedAt: '2024-03-28T09:00:00Z',
      section: { slug: 'belfold', name: 'Belföld' },
      alsoIn: [{ slug: 'kozlekedes', name: 'Közlekedés' }],
      authors: [{ name: 'Kiss Anna' }, { name: 'Nagy Béla' }],
      tags: ['Duna'],
      lead: 'A lead',
      ogDescription: 'A leírás',
    });
    expect(bodyOf(fileIn(result, 'a'))).toMatch(
      /<table>[\s\S]*<a href="\/2026\/09\/21\/b">link<\/a>|<a href="\/2026\/09\/21\/b">link<\/a>[\s\S]*<table>/,
    );
    expect(bodyOf(fileIn(result, 'a'))).toContain('Jegyzet');
    expect(headOf(fileIn(result, 'b'))['title']).toBe('Másik cím');
    expect(result.ledger.find(({ element }) => element === 'key:szin')).toMatchObject({ dropped: 1 });
  });

  it.each([
    ['draft: true', '---', '---'],
    ['published: false', '---', '---'],
    ['draft = true', '+++', '+++'],
    ['date: 2031-01-01', '---', '---'],
    ['rossz: [', '---', '---'],
  ])('hides a file with %s', async (line, open, close) => {
    const result = await moved({ 'a.md': `${open}\n${line}\n${close}\nSzöveg` });
    expect(headOf(fileIn(result, 'a'))['active']).toBe(false);
  });

  it('takes pictures beside the file and from the folder static, and none from elsewhere', async () => {
    const drawn = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a40' } })
      .png()
      .toBuffer();
    await mover.write('cikkek/2024/kep.png', drawn);
    await mover.write('cikkek/static/borito.png', drawn);
    await mover.write('kulso.png', drawn);
    const result = await moved({
      '2024/a.md':
        '---\ncover: {image: /borito.png, alt: Alt, caption: Felirat}\n---\n![Alá](kep.png)\n\n![Ki](../../kulso.png)',
    });
    expect(bodyOf(fileIn(result, 'a'))).toMatch(
      /<figure data-picture="pictures\/kep-\w{10}\.png" data-alt="Alá"><\/figure>/,
    );
    expect(bodyOf(fileIn(result, 'a'))).not.toContain('kulso');
    expect(headOf(fileIn(result, 'a'))).toMatchObject({ cover: { caption: 'Felirat' }, coverImageAlt: 'Alt' });
    expect(
      result.ledger.filter(({ element }) => element === 'picture').map(({ kept, dropped }) => [kept, dropped]),
    ).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
