import { errorMessages } from '../../messages/errors.ts';

const longest = 200;

/** At most 200 characters, including the ellipsis. */
export const shownPath = (path: string): string => {
  const characters = [...errorMessages.notFoundOf(path)];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
};
