import type { Ref } from 'react';
import type { Article } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { DeletedPost } from './deleted-post.tsx';
import { LivePostItem } from './live-post-item.tsx';
import type { LiveRow } from './live-rows.ts';

interface Props {
  readonly rows: readonly LiveRow[];
  readonly dayOf: (index: number) => string | null;
  readonly under?: string;
  readonly article: Article;
  readonly frame: Frame;
  readonly list?: Ref<HTMLOListElement>;
}

export const LiveRows = ({ rows, dayOf, under, article, frame, list }: Props) => (
  <ol className="live__posts" ref={list}>
    {rows.map((row, index) =>
      row.kind === 'post' ? (
        <LivePostItem
          key={row.id}
          post={row.post}
          changed={row.changed}
          day={dayOf(index)}
          under={under}
          article={article}
          frame={frame}
        />
      ) : (
        <DeletedPost key={row.id} id={row.id} height={row.height} />
      ),
    )}
  </ol>
);
