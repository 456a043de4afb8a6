import { errorMessages } from '../../messages/errors.ts';

const longest = 200;

/** 'Page Not Found: {path}' in at most 200 characters, an ellipsis included. */
export const shownPath = (path: string): string => {
  const characters = [...errorMessages.notFoundOf(path)];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
};
