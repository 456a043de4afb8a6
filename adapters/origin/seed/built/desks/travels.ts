import type { Desk } from '../family.ts';

/** What is said on platforms and at guest-house tables. */
export const travels: Desk = {
  quotes: [
    '„Ide nem jönnek, ide megérkeznek” – mondta {who} {role}, és kivette a bőröndöt a kezünkből.', '„Ha lekésik, van következő. Holnap” – tájékoztatott {who} {role}.', '{who} {role} azt tanácsolta, ne nézzük a térképet, amíg az utat látjuk.', '„A legszebb rész a két állomás között van” – mondta {who} {role}.', '„Esőben is gyönyörű, csak vizesebb” – biztatott {who} {role}.',
    '{who} {role} harminc éve járja ugyanezt az utat, és még mindig az ablak mellé ül.', '„Aki kérdez, annak megmutatom a rövidebbet, aki nem, az a szebben megy” – nevetett {who} {role}.', '„Vacsora hétkor, mese nyolckor” – hirdette ki {who} {role}.', '{who} {role} szerint az igazi poggyász egy jó cipő.', '„Itt még megállnak, ha integetnek” – mondta {who} {role}.',
  ],
  doubts: [
    '{other} {otherRole} inkább ősszel jönne, amikor kevesebb a szúnyog.', '{other} {otherRole} szerint két nap kevés rá.', '{other} {otherRole} a csatlakozást szidta, és igaza volt.', '{other} {otherRole} drágának találta a kompot, de visszafelé is azzal jött.', '{other} {otherRole} azt mondta, a túlsó part szebb. Másnap átmentünk, és tényleg.',
    '{other} {otherRole} gyerekekkel nem indulna neki.', '{other} {otherRole} kéri, hogy ne írjuk meg, hol van a legjobb fürdőhely. Nem írjuk meg.', '{other} {otherRole} szerint eltévedni kötelező.', '{other} {otherRole} a vendégház kakasára panaszkodott.', '{other} {otherRole} előre foglalna, főleg hosszú hétvégén.',
  ],
  backgrounds: [
    'A vonalat egyszer már be akarták zárni, a helyiek aláírásai mentették meg.', 'A régi vámház ma kávézó, a sorompó a teraszt határolja.', 'A vidék hatvan éve még kenderből élt, az áztatótavakat ma madarak lakják.', 'A vendégházak többségét családok viszik, a recepció a konyhaasztal.', 'Az út egy szakasza középkori kereskedőutat követ.',
    'A menetrend évente kétszer változik, a falra írt változat nem mindig.', 'A templom kulcsát a szomszédban kell kérni, cserébe meghallgatjuk a történetét.', 'Nyáron minden szerdán termelői piac van, dinnyével és harmonikával.', 'A táj nagy része védett, a jelzett útról letérni nem szabad.', 'Az egykori gépházban kiállítás mutatja be a folyószabályozást.',
  ],
  closings: [
    'A visszaúton már senki sem nézte az óráját.', 'A pontos állomáslistát keretben közöljük.', 'Egy képeslapot feladtunk, nálunk előbb ért haza.', 'Legközelebb az ellenkező irányból.', 'A szállás telefonszámát azért felírtuk.', 'A vonat késik, a padon ülve ez most nem baj.', 'Aki teheti, hétköznap menjen.', 'A bőrönd könnyebb lett, pedig vettünk sajtot.', 'Az esti járatot ne késsük le, mert nincs másik.', 'Otthon még napokig füstszagú volt a pulóverünk.',
  ],
  subheads: ['Indulás', 'Útközben', 'Hol aludjunk?', 'Amit kihagynánk', 'Hazafelé'],
};
