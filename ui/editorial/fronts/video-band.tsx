import type { Body } from '#core/editorial/articles/body.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { BodyTree } from '../../article-body/body-tree.tsx';

interface Props {
  readonly body: Body | null;
  readonly frame: Frame;
}

/** No third-party request before the reader opens it (R26). */
export const VideoBand = ({ body, frame }: Props) =>
  body === null ? null : (
    <section className="video-band">
      <div className="video-band__words wrap">
        <BodyTree body={body} frame={frame} />
      </div>
    </section>
  );
