import type { Frame } from '#core/pages/page-frame.ts';
import { Picture } from './picture.tsx';

interface Props {
  readonly path: string | null;
  readonly name: string;
  readonly size: 'avatar' | 'square';
  readonly frame: Frame;
  readonly className: string;
}

const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('');

export const Avatar = ({ path, name, size, frame, className }: Props) =>
  path === null ? (
    <span className={`${className} initials`} aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    <Picture image={{ path, alt: '' }} size={size} frame={frame} className={className} />
  );
