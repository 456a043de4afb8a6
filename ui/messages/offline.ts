export const offlineMessages = {
  title: 'Nincs kapcsolat',
  lead: 'Most nem érjük el az internetet, ezért ezt az oldalt nem tudjuk megmutatni.',
  stood: (when: string) => `Kapcsolat nélkül: így állt a címlap ${when}-kor.`,
  again: 'Újrapróbálom',
  saved: 'Mentett cikkeid kapcsolat nélkül is olvashatók',
  nothing: 'Ha legközelebb elmentesz egy cikket, kapcsolat nélkül is elolvashatod itt.',
} as const;
