import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { BodyTree } from '../../article-body/body-tree.tsx';

interface Props {
  readonly content: Pick<ArticleContent, 'corrections'>;
  readonly frame: Frame;
}

export const Corrections = ({ content: { corrections }, frame }: Props) =>
  corrections && (
    <div className="story">
      <div className="body">
        <BodyTree body={corrections} frame={frame} />
      </div>
    </div>
  );
