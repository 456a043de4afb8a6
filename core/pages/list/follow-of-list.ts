import type { RouteMatch } from '../../addresses/routes/route.ts';
import { followable } from '../../readers/followed/followable.ts';
import type { FollowKind } from '../../readers/followed/followed-list.ts';
import type { ListHeader } from '../../editorial/lists/list-header.ts';

const kinds: Readonly<Record<string, FollowKind>> = {
  articles_by_tag: 'tag',
  articles_by_author: 'author',
  melleklet: 'story',
};

export const followOfList = ({ name, params: { fullPath = '' } }: RouteMatch): Pick<ListHeader, 'follow'> => {
  const kind = kinds[name];
  if (kind === undefined) return {};
  const slug = kind === 'story' ? (fullPath.split('/')[0] ?? '') : fullPath;
  const offer = followable({ kind, slug }, slug);
  return offer === null ? {} : { follow: offer.text };
};
