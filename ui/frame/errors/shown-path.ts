import { errorMessages } from '../../messages/errors.ts';

const maxLength = 200;

/** At most 200 characters, including the ellipsis. */
export const shownPath = (path: string): string => {
  const characters = [...errorMessages.notFoundOf(path)];
  return characters.length <= maxLength ? characters.join('') : `${characters.slice(0, maxLength - 1).join('')}…`;
};
