/** Words of what opens gated articles: at the article, and in the steps of signing in. */
export const passMessages = {
  haveAccess: 'Van már hozzáférése?',
  signIn: 'Belépés',
  opened: 'Ez a cikk támogatóinknak szól: hozzáféréssel olvassa végig.',
  profile: 'Az Ön hozzáférése',
  key: {
    lead: 'Ez a hivatkozás megnyitja Önnek ezen a készüléken azokat a cikkeket is, amelyek támogatóinknak szólnak.',
    note: 'Egyszer használható: ha itt belép vele, másutt már nem nyit meg semmit.',
  },
  holds: {
    lead: 'Be van lépve: ezen a készüléken végigolvashatja azokat a cikkeket is, amelyek támogatóinknak szólnak.',
    until: 'A hozzáférése eddig érvényes:',
    note: 'Közös készüléken a végén lépjen ki. Utána új hivatkozás kell a belépéshez.',
    signOut: 'Kilépés',
  },
  over: {
    title: 'Véget ért a hozzáférése',
    lead: 'A támogatóinknak szóló cikkeknek most csak az eleje nyílik meg. Ha tovább olvasná őket, kérjen új hivatkozást.',
    how: 'Hogyan kérhetek?',
  },
  signedOut: 'Ezen a készüléken nincs belépve.',
} as const;
