import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import { postAnchor } from '#core/editorial/live-blogs/post-anchor.ts';

/** `height` in pixels keeps the content below in place. */
export const DeletedPost = ({ id, height }: { readonly id: number; readonly height: number }) => (
  <li className="post post--deleted" id={postAnchor({ id })} {...(height > 0 ? { style: { minHeight: height } } : {})}>
    <p>{liveMessages.deleted}</p>
  </li>
);
