/** Countries as upstream names them in English: what we call each, and its people. */
const countries: readonly (readonly [english: string, people: string, name: string, ofThere: string])[] = [
  ['Abu Dhabi', '', 'Abu-Dzabi', ''],
  ['Argentina', 'Argentine', 'Argentína', 'argentin'],
  ['Australia', 'Australian', 'Ausztrália', 'ausztrál'],
  ['Austria', 'Austrian', 'Ausztria', 'osztrák'],
  ['Azerbaijan', 'Azerbaijani', 'Azerbajdzsán', 'azeri'],
  ['Bahrain', 'Bahraini', 'Bahrein', 'bahreini'],
  ['Belgium', 'Belgian', 'Belgium', 'belga'],
  ['Brazil', 'Brazilian', 'Brazília', 'brazil'],
  ['Canada', 'Canadian', 'Kanada', 'kanadai'],
  ['China', 'Chinese', 'Kína', 'kínai'],
  ['Czechia', 'Czech', 'Csehország', 'cseh'],
  ['Denmark', 'Danish', 'Dánia', 'dán'],
  ['Finland', 'Finnish', 'Finnország', 'finn'],
  ['France', 'French', 'Franciaország', 'francia'],
  ['Germany', 'German', 'Németország', 'német'],
  ['Great Britain', 'British', 'Nagy-Britannia', 'brit'],
  ['Hungary', 'Hungarian', 'Magyarország', 'magyar'],
  ['India', 'Indian', 'India', 'indiai'],
  ['Italy', 'Italian', 'Olaszország', 'olasz'],
  ['Japan', 'Japanese', 'Japán', 'japán'],
  ['Mexico', 'Mexican', 'Mexikó', 'mexikói'],
  ['Monaco', 'Monegasque', 'Monaco', 'monacói'],
  ['Netherlands', 'Dutch', 'Hollandia', 'holland'],
  ['New Zealand', 'New Zealander', 'Új-Zéland', 'új-zélandi'],
  ['Poland', 'Polish', 'Lengyelország', 'lengyel'],
  ['Portugal', 'Portuguese', 'Portugália', 'portugál'],
  ['Qatar', 'Qatari', 'Katar', 'katari'],
  ['Romania', 'Romanian', 'Románia', 'román'],
  ['Saudi Arabia', 'Saudi', 'Szaúd-Arábia', 'szaúdi'],
  ['Singapore', 'Singaporean', 'Szingapúr', 'szingapúri'],
  ['Slovakia', 'Slovak', 'Szlovákia', 'szlovák'],
  ['Slovenia', 'Slovenian', 'Szlovénia', 'szlovén'],
  ['Spain', 'Spanish', 'Spanyolország', 'spanyol'],
  ['Sweden', 'Swedish', 'Svédország', 'svéd'],
  ['Switzerland', 'Swiss', 'Svájc', 'svájci'],
  ['Thailand', 'Thai', 'Thaiföld', 'thai'],
  ['Turkey', 'Turkish', 'Törökország', 'török'],
  ['UAE', 'Emirati', 'Egyesült Arab Emírségek', 'emírségekbeli'],
  ['United Arab Emirates', 'Emirati', 'Egyesült Arab Emírségek', 'emírségekbeli'],
  ['United Kingdom', 'British', 'Egyesült Királyság', 'brit'],
  ['United States', 'American', 'Egyesült Államok', 'amerikai'],
  ['USA', 'American', 'Egyesült Államok', 'amerikai'],
];

const names: ReadonlyMap<string, string> = new Map(countries.map(([english, , name]) => [english, name]));
const peoples: ReadonlyMap<string, string> = new Map(countries.map(([, people, , ofThere]) => [people, ofThere]));

/** `Magyarország` of `Hungary`; a country that we do not know stays as upstream names it. */
export const speakCountry = (english: string): string => names.get(english) ?? english;

/** `magyar` of `Hungarian`; what we do not know stays. */
export const speakNationality = (english: string): string => peoples.get(english) ?? english;
