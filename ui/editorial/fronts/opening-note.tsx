import type { Body } from '#core/editorial/articles/body.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { BodyTree } from '../../article-body/body-tree.tsx';

interface Props {
  readonly body: Body | null;
  readonly frame: Frame;
}

/** Spec §3.3. */
export const OpeningNote = ({ body, frame }: Props) =>
  body === null ? null : (
    <section className="opening">
      <div className="opening__words wrap">
        <BodyTree body={body} frame={frame} />
      </div>
    </section>
  );
