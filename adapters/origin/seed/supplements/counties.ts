/** Hungary on a grid of squares: code, name, row, column. */
export const countyTiles = [
  ['GYMS', 'Győr-Moson-Sopron', 1, 1], ['KE', 'Komárom-Esztergom', 1, 2], ['PE', 'Pest', 1, 4], ['NÓ', 'Nógrád', 0, 4], ['HE', 'Heves', 1, 5], ['BAZ', 'Borsod-Abaúj-Zemplén', 0, 6], ['SZSZB', 'Szabolcs-Szatmár-Bereg', 0, 7],
  ['VA', 'Vas', 2, 0], ['VE', 'Veszprém', 2, 1], ['FE', 'Fejér', 2, 2], ['BP', 'Budapest', 1, 3], ['JNSZ', 'Jász-Nagykun-Szolnok', 2, 5], ['HB', 'Hajdú-Bihar', 1, 6],
  ['ZA', 'Zala', 3, 0], ['SO', 'Somogy', 3, 1], ['TO', 'Tolna', 3, 2], ['BK', 'Bács-Kiskun', 2, 4], ['CS', 'Csongrád-Csanád', 3, 4], ['BÉ', 'Békés', 3, 5], ['BA', 'Baranya', 4, 2],
] as const;

/** Single-member constituencies of each, with the towns where their offices sit. */
export const constituencySeats: readonly (readonly [county: string, towns: string])[] = [
  ['Budapest', 'I. kerület, IX. kerület, XI. kerület, XI. kerület, VI. kerület, VIII. kerület, XIII. kerület, XIV. kerület, X. kerület, III. kerület, IV. kerület, XV. kerület, XVI. kerület, XVII. kerület, XVIII. kerület, XX. kerület, XXI. kerület, XXII. kerület'],
  ['Baranya', 'Pécs, Pécs, Mohács, Szigetvár'], ['Bács-Kiskun', 'Kecskemét, Kecskemét, Kalocsa, Kiskunfélegyháza, Kiskunhalas, Baja'], ['Békés', 'Békéscsaba, Békés, Gyula, Orosháza'],
  ['Borsod-Abaúj-Zemplén', 'Miskolc, Miskolc, Ózd, Kazincbarcika, Sátoraljaújhely, Tiszaújváros, Mezőkövesd'], ['Csongrád-Csanád', 'Szeged, Szeged, Szentes, Hódmezővásárhely'], ['Fejér', 'Székesfehérvár, Székesfehérvár, Bicske, Dunaújváros, Sárbogárd'],
  ['Győr-Moson-Sopron', 'Győr, Győr, Csorna, Sopron, Mosonmagyaróvár'], ['Hajdú-Bihar', 'Debrecen, Debrecen, Debrecen, Berettyóújfalu, Hajdúszoboszló, Hajdúböszörmény'], ['Heves', 'Eger, Gyöngyös, Hatvan'],
  ['Jász-Nagykun-Szolnok', 'Szolnok, Jászberény, Karcag, Törökszentmiklós'], ['Komárom-Esztergom', 'Tatabánya, Esztergom, Komárom'], ['Nógrád', 'Salgótarján, Balassagyarmat'],
  ['Pest', 'Érd, Budakeszi, Szentendre, Vác, Gödöllő, Dunakeszi, Gyál, Szigetszentmiklós, Nagykáta, Monor, Dabas, Cegléd'], ['Somogy', 'Kaposvár, Barcs, Marcali, Siófok'],
  ['Szabolcs-Szatmár-Bereg', 'Nyíregyháza, Nyíregyháza, Kisvárda, Vásárosnamény, Mátészalka, Nyírbátor'], ['Tolna', 'Szekszárd, Dombóvár, Paks'], ['Vas', 'Szombathely, Sárvár, Körmend'], ['Veszprém', 'Veszprém, Balatonfüred, Tapolca, Pápa'], ['Zala', 'Zalaegerszeg, Keszthely, Nagykanizsa'],
];
