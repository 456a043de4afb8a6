/** Words of what opens gated articles: at the article, and in the steps of signing in. */
export const passMessages = {
  haveAccess: 'Van már hozzáférésed?',
  signIn: 'Belépés',
  opened: 'Ez a cikk támogatóinknak szól: hozzáféréssel olvashatod végig.',
  profile: 'A hozzáférésed',
  key: {
    lead: 'Ez a hivatkozás megnyitja neked ezen a készüléken azokat a cikkeket is, amelyek támogatóinknak szólnak.',
    note: 'Egyszer használható: ha itt belépsz vele, másutt már nem nyit meg semmit.',
  },
  holds: {
    lead: 'Be vagy lépve: ezen a készüléken végigolvashatod azokat a cikkeket is, amelyek támogatóinknak szólnak.',
    until: 'A hozzáférésed eddig érvényes:',
    note: 'Közös készüléken a végén lépj ki. Utána új hivatkozás kell a belépéshez.',
    signOut: 'Kilépés',
  },
  over: {
    title: 'Véget ért a hozzáférésed',
    lead: 'A támogatóinknak szóló cikkeknek most csak az eleje nyílik meg. Ha tovább olvasnád őket, kérj új hivatkozást.',
    how: 'Hogyan kérhetek?',
  },
  signedOut: 'Ezen a készüléken nem vagy belépve.',
} as const;
