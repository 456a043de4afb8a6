import type { ImageSize } from '#core/media/images/sizes.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { Picture } from '../../media/pictures/picture.tsx';

interface Props {
  readonly path: string | null;
  readonly size: ImageSize;
  readonly frame: Frame;
}

export const QuizPicture = ({ path, size, frame }: Props) =>
  path && <Picture image={{ path, alt: '' }} size={size} frame={frame} className="quiz__picture" />;
