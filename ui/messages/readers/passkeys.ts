export const passkeyMessages = {
  passkeyLead:
    'A böngésződ most a belépési kulcsodat kéri: ujjlenyomattal, arccal vagy a készüléked kódjával igazold, hogy te vagy az.',
  newPasskeyLead: (name: string): string =>
    `A böngésződ most új belépési kulcsot készít („${name}”). Igazold a készülékeden, hogy te vagy az.`,
  passkeysLead: 'Belépési kulccsal jelszó és kód nélkül is beléphetsz: a készüléked igazolja, hogy te vagy az.',
  askPasskey: 'Próbáld újra',
  passkeyNeedsScript: 'A belépési kulcshoz engedélyezd a böngésződben a JavaScriptet, vagy lépj be a jelszavaddal.',
  passkeyFailed: 'A böngésződ nem kapott belépési kulcsot: megszakadt, vagy nem jár már a kérés. Próbáld újra.',
  passkeyMissing: 'Ez a böngésző nem ismeri a belépési kulcsokat. Lépj be a jelszavaddal.',
  otherThanPasskey: 'Másképp lépek be',
  cancel: 'Mégse',
  passkeysStay:
    'A „Kilépés mindenhol” csak a belépéseket zárja le: a kulcsaid utána is megmaradnak, és be lehet velük lépni. Amelyiket nem ismered, vagy már nincs nálad, azt itt távolítsd el.',
  signInAgainFirst: 'Kulcsot hozzáadni és eltávolítani csak a belépés utáni tíz percben lehet.',
  signInAgain: 'Belépek újra',
  noPasskeys: 'Még nincs belépési kulcsod.',
  passkeyAdded: 'Hozzáadva:',
  passkeyUsed: 'Utoljára használtad:',
  passkeyUnused: 'Még nem használtad',
  passkeyName: 'Az új kulcs neve',
  passkeyNameHint: 'Amiről megismered a készüléket, például: Telefon.',
  addPasskey: 'Adj hozzá kulcsot',
  removePasskey: 'Eltávolítás',
  removePasskeyOf: (name: string): string => `${name}: eltávolítás`,
  backToPreview: 'Vissza az előnézethez',
} as const;
