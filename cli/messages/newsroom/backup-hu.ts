import type { BackupMessages } from './backup-messages.ts';
import { number } from '../counted/counted-hu.ts';

export const backupHu: BackupMessages = {
  commands: {
    verify: 'egy mentés ellenőrzése: memóriában visszatölti, és minden tábla sorait és kivonatát összeveti',
    key: 'kulcspár az olvasói adatokhoz: a titkos kulcs ebbe a fájlba, a nyilvános mellé (.pub)',
  },
  options: {
    readersKey: 'az olvasók adatai is, ehhez a nyilvános kulcshoz titkosítva (db backup-key)',
    readersIdentity: 'az olvasók adatai is, ezzel a titkos kulccsal nyitva',
    leaveOut: 'az olvasók adatai nélkül',
    leaveInside: 'a mentésben lévő olvasói adatok nélkül',
  },
  chooseAtBackup:
    'mi legyen az olvasók adataival? --readers-key FÁJL: titkosítva a mentésbe; --without-readers: kimaradnak. Kulcspár: db backup-key FÁJL',
  notBoth: '--readers-identity és --without-readers közül csak az egyik adható meg',
  counts: {
    reader_accounts: (count) => `${number(count)} olvasói fiók`,
    reader_payments: (count) => `${number(count)} előfizetés`,
    reader_passes: (count) => `${number(count)} hozzáférés`,
    newsletter_subscriptions: (count) => `${number(count)} hírlevél-feliratkozás`,
    topic_clients: (count) => `${number(count)} témakövető böngésző`,
    quiz_takers: (count) => `${number(count)} kvízkitöltő`,
  },
  nobody: 'egy sincs',
  encrypted: (counts) => `az olvasók adatai titkosítva bekerültek: ${counts}`,
  leftOut: (counts) => `KIMARADTAK az olvasók adatai: ${counts}`,
  readersRestored: (counts) => `az olvasók adatai is visszatöltve: ${counts}; a futó kiszolgálókat indítsd újra`,
  readersStay: (counts) =>
    `KIMARADTAK az olvasók adatai, az adatbázisban az maradt, ami volt; a mentett lapnál: ${counts}`,
  readersVerified: (counts) => `az olvasók adataival együtt: ${counts}`,
  readersNotVerified: (counts) => `az olvasók adatai nélkül: ${counts}`,
  uncounted: 'ez a régi mentés csak a hozzáféréseket tartalmazza, és nem számolja őket',
  staffKept: (count) =>
    `a szerkesztőség ${number(count)} fiókja név, cím és kötés szerint került be; jelszó, kód és munkamenet nem`,
  staffRestored: (count) =>
    `a szerkesztőség ${number(count)} fiókja zárva vár; mindegyiket új jelszóval és kódokkal nyitja: users add CÍM --name NÉV`,
  verified: (tables, rows, pictures) =>
    `a mentés ép: ${number(tables)} tábla, ${number(rows)} sor, ${number(pictures)} kép; minden darabszám és kivonat egyezik`,
  keyMade: (file, publicKey, fingerprint) =>
    `titkos kulcs: ${file} (e nélkül az olvasók adatai nem tölthetők vissza: vidd el erről a gépről, és őrizd)\nnyilvános kulcs: ${publicKey} (db backup --readers-key)\nujjlenyomat: ${fingerprint}`,
};
