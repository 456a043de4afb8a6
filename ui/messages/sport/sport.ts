const seconds = (count: number): string => (count === 0 ? 'nincs' : `${count} másodperc`);

export const sportMessages = {
  updated: 'Utoljára frissítve:',
  stale: 'Régóta nem érkezett új adat',
  fanTools: 'Szurkolói beállítások',
  fanState: (delay: number, hidesResults: boolean): string =>
    [...(delay > 0 ? [`késleltetés: ${seconds(delay)}`] : []), ...(hidesResults ? ['eredmények elrejtve'] : [])].join(
      ', ',
    ),
  delay: 'Késleltetés:',
  seconds,
  delayNote: 'Ha később kapod a közvetítést, ennyivel később mutatunk mindent.',
  hideResults: 'Eredmények elrejtése',
  hideResultsNote: 'Az állást, a tabellákat és a tudósításokat csak akkor mutatjuk, ha kéred.',
  mayTell: (several: boolean): string =>
    several ? 'A legfrissebb cikkek között eredmény is lehet.' : 'Ez a cikk eredményt árulhat el.',
  waiting: 'A beállított késleltetés miatt várunk az eredménnyel.',
  leagues: 'Bajnokságok',
  choose: 'Válassz bajnokságot',
  country: 'Ország',
  league: 'Bajnokság',
  season: 'Szezon',
  show: 'Mutasd',
  day: 'Nap',
  dayBefore: 'Előző nap',
  today: 'Ma',
  dayAfter: 'Következő nap',
};
