import type { GhostDesk } from './ghost.ts';

const states = ['published', 'published', 'draft', 'members', 'published', 'scheduled', 'paid', 'published'] as const;

/** 1 × 1 pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Fills a Ghost with texts of every state. Sentences of closed texts contain "titkos". */
export const fillGhost = async ({ call, upload }: Pick<GhostDesk, 'call' | 'upload'>, posts: number): Promise<void> => {
  const pictures = [await upload('elso.png', png), await upload('masodik.png', png)];
  for (let number = 1; number <= posts; number += 1) {
    const state = states[number % states.length] ?? 'draft';
    const isClosed = state === 'members' || state === 'paid';
    const closed = `<!--members-only--><p>Ez a mondat titkos, és senki idegen nem olvashatja.</p>`;
    const status = isClosed ? 'published' : state;
    const picture = pictures[number % 2] ?? '';
    await call('POST', 'posts/?source=html', {
      posts: [
        {
          title: `A(z) ${number}. bejegyzés`,
          slug: `bejegyzes-${number}`,
          status,
          visibility: isClosed ? state : 'public',
          featured: number % 20 === 1,
          tags: [{ name: ['Hírek', 'Sport', 'Kultúra'][number % 3] }, { name: 'Budapest' }, { name: '#belso' }],
          custom_excerpt: number % 3 === 0 ? `A(z) ${number}. bejegyzés ajánlója.` : null,
          feature_image: number % 2 === 0 ? picture : null,
          feature_image_alt: number % 2 === 0 ? 'A borító leírása' : null,
          feature_image_caption: number % 2 === 0 ? 'A borító felirata' : null,
          ...(status === 'scheduled' && { published_at: new Date(Date.now() + 30 * 86_400_000).toISOString() }),
          html: `<p>A(z) ${number}. bejegyzés első bekezdése.</p><figure><img src="${picture}" alt="Leírás"><figcaption>Felirat</figcaption></figure>${isClosed ? closed : '<p>A vége.</p>'}`,
        },
      ],
    });
  }
  await call('POST', 'pages/?source=html', {
    pages: [{ title: 'Impresszum', slug: 'impresszum', status: 'published', html: '<p>A lap adatai.</p>' }],
  });
};
