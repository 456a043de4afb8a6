/** The text if it is an image path under `/uploads/` that accepts a size (spec §3.12), otherwise null. */
export const uploadPath = (text: string): string | null => {
  const path = text.trim();
  return /^\/uploads\/[^\s\\:?#%"'<>\p{Cc}]+\.[a-z0-9]+$/iu.test(path) && !/\/\.|\/\/|\.\./.test(path) ? path : null;
};
