export const fileFaultsHu: Readonly<Record<string, string>> = {
  'too-large': 'nagyobb, mint 8 MB',
  'not-utf8': 'nem érvényes UTF-8',
  ENOENT: 'nincs ilyen fájl',
  EISDIR: 'mappa, nem fájl',
  EACCES: 'nincs hozzá jog',
  ENOTDIR: 'nincs ilyen mappa',
  ENOSPC: 'betelt a lemez',
  SHRUNK: 'olvasás közben rövidebb lett',
};
