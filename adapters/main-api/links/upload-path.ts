/** The text when it names a picture under `/uploads/` that a size can be added to (spec §3.12), otherwise null. */
export const uploadPath = (text: string): string | null => {
  const path = text.trim();
  return /^\/uploads\/[^\s\\:?#%"'<>\p{Cc}]+\.[a-z0-9]+$/iu.test(path) && !/\/\.|\/\/|\.\./.test(path) ? path : null;
};
