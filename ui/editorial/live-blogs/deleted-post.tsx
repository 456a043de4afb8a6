import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import { postAnchor } from '#core/editorial/live-blogs/post-anchor.ts';

/**
 * Where a post stood that was deleted while the page was read; `height` (pixels) keeps what stands below from
 * jumping.
 */
export const DeletedPost = ({ id, height }: { readonly id: number; readonly height: number }) => (
  <li className="post post--deleted" id={postAnchor({ id })} {...(height > 0 ? { style: { minHeight: height } } : {})}>
    <p>{liveMessages.deleted}</p>
  </li>
);
