export const fileFaultsEn: Readonly<Record<string, string>> = {
  'too-large': 'larger than 8 MB',
  'not-utf8': 'not valid UTF-8',
  ENOENT: 'no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'permission denied',
  ENOTDIR: 'no such folder',
  ENOSPC: 'the disk is full',
  SHRUNK: 'the file was truncated during the read',
};
