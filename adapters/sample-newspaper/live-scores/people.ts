export const people = {
  hu: {
    familyFirst: true,
    given:
      'Ákos Balázs Barnabás Botond Csongor Dénes Dominik Ernő Farkas Gellért Huba Kende Lóránt Marcell Nándor Olivér Regő Soma Szilárd Tihamér Vince Zsombor',
    family:
      'Bakonyvári Bertóti Csermelyi Darázsi Enyedházi Füvesi Gombkötő Harmatos Ivánkai Jegenyés Kútvölgyi Lombos Madarasi Nádudvary Orgoványi Pallagi Rónaszéki Sóvári Szélesi Telekházi Ürmösi Várdombi Zsarolyáni Kövecses Hollósy Berkenyei Tarjányi Almádi Kelemér Selyemréti',
  },
  de: {
    given:
      'Anselm Bastian Falk Gregor Hannes Jannik Korbinian Lennart Matthis Ole Quirin Ruben Severin Thilo Valentin Wendelin',
    family:
      'Achterberg Brandlechner Dornwald Ettenhuber Finkbrunner Grabmaier Hollerbach Ibenthal Kaltwasser Lindenau Moosbrugg Nesselwang Ohlendahl Pfannstiel Rauchegger Seidenfaden Tannhof Ulmenrath Weidlinger Zirngiebl Osterkamm Birkholt Sandwirth Feldkircher',
  },
  en: {
    given: 'Alden Brannon Callum Desmond Ewan Finlay Gareth Hugh Idris Jarvis Kieran Lorcan Magnus Niall Owen Rhys',
    family:
      'Ashbourn Birkenshaw Caldermoor Dunwharf Eastlake Fernleigh Gorsedale Hawkstone Inchmore Kestlebury Larkwell Millhurst Netherby Oakendale Penhallard Quarrington Rushmead Stanwater Thornlea Underbank Wexcombe Yarrowby Tidewell Greenhaugh',
  },
  fr: {
    given:
      'Aurélien Baptistin Corentin Damase Evrard Florimond Gaspard Hyacinthe Ildefonse Léandre Maël Nolwen Octave Perrin Quentin Tancrède',
    family:
      'Abadelle Boisclaret Castelmoron Duvernelle Estrépagne Fontbrune Garrigou Hautecombe Isserteaux Jonquères Lamberval Montrachard Neuvialle Orgerac Pierrefonde Quincampier Rocheblave Saintamour Tourmelin Valserine Vertamont Aubépin Chantemerle Beauregarde',
  },
  it: {
    given:
      'Amedeo Brizio Corrado Dario Elio Fulvio Gaudenzio Ivano Lapo Manlio Nereo Orazio Primo Renzo Saverio Tullio',
    family:
      'Acquabella Bramantini Castelfranchi Dellavalle Ermellini Fontanarosa Grimandi Lagomarsi Montefalchi Nerozzi Olivastri Pietranera Querceti Roccadoro Sassoferri Terranzi Ulivelli Valdorci Zaffirelli Campofiori Belvederi Pontecorvi Sottilani Vignarossa',
  },
  es: {
    given:
      'Adrián Bautista Ciro Eladio Fermín Gaspar Hilario Isidro Leandro Macario Nicanor Octavio Plácido Rómulo Saturnino Tadeo',
    family:
      'Alcaraván Barranquilla Cerrogrande Delmontero Encinares Fuentealta Guijarral Hinojares Jaramago Lomabrava Mirasoles Nogueral Olmedillo Peñascal Quebradas Robledales Sotomonte Tejarejos Urrutibel Valdeluna Zarzalejo Cantarrana Montellano Riofrío',
  },
  pt: {
    given:
      'Abílio Bento Custódio Dinis Evaristo Firmino Gualter Horácio Inácio Jerónimo Leonel Marçal Narciso Ovídio Ramiro Teodoro',
    family:
      'Alcântaro Bragadas Carvalheda Douradinho Espinhosa Figueiral Gandarela Junqueiro Lameirão Montalvim Nespereira Oliveirinha Pedralva Quintanela Ribeirinho Salgueirão Torrinhas Valadeiro Vimioso Casalinho Freixeda Azinhal Penedones Moinhos',
  },
  slavic: {
    given:
      'Bohdan Cyril Dalibor Emil Gustaw Hynek Ignac Jaromir Kazimir Ludomir Miloš Oldrich Przemek Radek Slavoj Tadeasz Vojen Zdislav',
    family:
      'Brezovec Cerninek Dubravski Jasenovic Kalinovec Lipowiak Malinec Novodvor Oreszak Pavlinec Rybarczek Sosnowy Topolak Vresnik Wierzbinek Zelenkar Borowinek Habrovec Klenovic Smrecnik Trnavec Bukowian Jedlinski Osikowy',
  },
  south: {
    given:
      'Borislav Dragutin Gavril Iliyan Krunoslav Ljuban Mladen Nikša Ognyan Predrag Radomir Stevan Tihomir Vuk Zoran Damjan',
    family:
      'Babirad Crnogaj Dubrovac Gorjanić Jablanov Kamenović Lukavac Mrkonja Oraškov Planinić Rudinac Stojadar Trešnjić Vukodol Zlatarev Brestovac Kosturin Pećinar Sokolovac Vidikovac Javorin Bistrić Gradinov Šumarin',
  },
  north: {
    given: 'Anders Bertil Cato Dag Eskil Folke Gudmund Hjalmar Ivar Joar Kjell Leif Mikkel Njal Odd Sverre',
    family:
      'Almskog Bjerkeland Dalsvik Eikerud Fjellstrand Granlund Havnegard Isfjell Klippenes Lundvang Myrvold Nordbekk Ospelund Ravnsborg Sjøholm Tjernvik Ulvedal Vikestrand Øyrehus Åkerlid Stenmarken Björkö Furulund Strandhag',
  },
  tr: {
    given: 'Alper Bahadır Cihan Doruk Ediz Fırat Gökmen Halit İlker Kaan Levent Mertcan Nihat Ozan Polat Rüzgar',
    family:
      'Akçadağlı Bozkırlı Çınaroğ Demirkaya Elmasoğ Fındıklı Gümüşdere Harmankaya Ilgazlı Kavaklı Lalezar Mermerci Nehiroğ Ormancı Pınarlı Sazlıdere Taşköprü Uludere Yaylacı Zeytinli Kumluca Bademli Çamlıca Ardıçlı',
  },
  africa: {
    given: 'Abdou Bakari Chidi Diarra Ebo Fodé Goran Hamidou Issiaka Jabari Kwame Lassana Mamadi Nuru Oumar Sékou',
    family:
      'Adjemanou Balandé Coulimba Diakounda Ekwuezi Fofanou Gbaguidi Kouassira Lamptei Mbalanga Ndoumbé Obiakwe Quansari Sangaréla Touraba Uzomaka Wadiouf Yaméogui Zongola Kamarandé Nkemdira Osafori Bissandi Makoutou',
  },
  arab: {
    given: 'Adib Bassel Dhiya Fahim Ghazi Haitham Idriss Jalal Khalil Luay Munir Nazim Qasim Rashid Suhail Tariq',
    family:
      'Al-Awadhani Al-Bahriyan Al-Dawsiri Al-Fahmawi Al-Ghadiri Al-Hazmani Al-Jabaliy Al-Kahtari Al-Lahibi Al-Mazrani Al-Nahyari Al-Qadrani Al-Rumaydi Al-Sahrani Al-Tamiri Al-Wadiyani Benmeziane Chouaribi Hadjimani Ouadrissi Zerhouniya Lamraniya Bouzidane Tahririy',
  },
  east: {
    given:
      'Daichi Eiji Fumiya Genki Haruto Itsuki Jin-ho Kazuma Min-jae Naoya Ryota Sang-woo Takumi Yong-su Yuto Zenji',
    family:
      'Aokigawa Baekdu Fujisawara Hanazono Ishikawara Jangseo Kirishiro Matsunobe Nishikaze Okunami Sakuragi Tsukimori Ueharada Wakamiya Yamashiro Hwangbo Seomun Dokgo Namgung Kurosaki Minazuki Hoshikawa Shirakumo Takemori',
  },
} as const satisfies Readonly<
  Record<string, { readonly familyFirst?: boolean; readonly given: string; readonly family: string }>
>;

export type Language = keyof typeof people;

export const isFamilyFirst = (language: Language): boolean => language === 'hu';
