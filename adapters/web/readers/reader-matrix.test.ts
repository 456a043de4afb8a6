import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, closeServers, cookieOf, openReaderServer } from './reader-server.fake.ts';

afterEach(closeServers);

const signIn = '/tamogatas/belepes';
const profile = '/tamogatas/profil';
const crossSite = { origin: 'https://idegen.example', 'sec-fetch-site': 'cross-site' };

type Server = Awaited<ReturnType<typeof openReaderServer>>;

interface Asker {
  readonly cookie: string;
  readonly letter: { readonly key: string; readonly code: string };
}

const letterOf = (server: Server): Asker['letter'] => {
  const letter = server.letters.at(-1);
  if (letter === undefined) throw new Error('no letter was sent');
  return letter;
};

const ask = async (server: Server): Promise<string> =>
  cookieOf(await server.post(signIn, 'email=anna@posta.example'), '__Host-asked');

const whoHas = async (server: Server, cookie: string): Promise<Asker> => {
  await ask(server);
  return { cookie, letter: letterOf(server) };
};

const asReader = async (server: Server): Promise<Asker> => whoHas(server, cookieOf(await server.signInByLetter()));

const askers = {
  anonymous: (server) => whoHas(server, ''),
  'link asked': async (server) => {
    const cookie = await ask(server);
    return { cookie, letter: letterOf(server) };
  },
  reader: asReader,
  'reader expired': async (server) => {
    const reader = await asReader(server);
    server.expire();
    return reader;
  },
  'account deleted': async (server) => {
    const reader = await asReader(server);
    const other = cookieOf(await server.signInByLetter());
    await server.post(profile, 'action=delete&megerosites=torles', { cookie: other });
    return reader;
  },
  pass: async (server) => whoHas(server, cookieOf(await server.signInByPass())),
  'pass expired': async (server) => {
    const holder = await whoHas(server, cookieOf(await server.signInByPass()));
    server.endEverything();
    return holder;
  },
  'foreign-site request': asReader,
} satisfies Record<string, (server: Server) => Promise<Asker>>;

type AskerName = keyof typeof askers;

const names = Object.keys(askers) as AskerName[];
const [asking, sent, code, account, pass] = [
  'Belépés',
  'Nézd meg a postádat',
  'Írd be a kódot',
  'A fiókod',
  'A hozzáférésed',
];
const toSignIn = '303 /tamogatas/belepes?vissza=%2Ftamogatas%2Fprofil';
const over = `${toSignIn}&kesz=lejart`;
const toProfile = '303 /tamogatas/profil';
const refused = '403';

const without = (own: string, held: string, foreign = refused): readonly string[] => [
  toSignIn,
  toSignIn,
  own,
  toSignIn,
  over,
  held,
  over,
  foreign,
];
const all = (outcome: string, foreign = outcome): readonly string[] => [...Array<string>(7).fill(outcome), foreign];

/** Each row: a request, then the result for each kind of client. KEY and CODE belong to its letter. */
const table: readonly (readonly [string, readonly string[]])[] = [
  [`GET ${profile}`, without(`200 ${account}`, `200 ${pass}`, `200 ${account}`)],
  [`GET ${profile}/_payload.json`, all('200 none')],
  [`GET ${signIn}`, all(`200 ${asking}`)],
  [`GET ${signIn}/_payload.json?kulcs=KEY`, all('200 none')],
  [`GET ${signIn}?elkuldve=1`, [`200 ${asking}`, `200 ${sent}`, ...Array<string>(6).fill(`200 ${asking}`)]],
  [`GET ${signIn}?kulcs=KEY`, [`200 ${code}`, toProfile, ...Array<string>(6).fill(`200 ${code}`)]],
  [`GET ${signIn}?kulcs=rovid`, all('303 /tamogatas/hiba')],
  ['GET /tamogatas/siker?kesz=torles', all('200 Töröltük a fiókodat')],
  [`POST ${signIn} email=`, all(`422 ${asking}`, refused)],
  [`POST ${signIn} email=anna@posta.example`, all('303 /tamogatas/belepes?elkuldve=1', refused)],
  [`POST ${signIn} kulcs=KEY`, all(`422 ${code}`, refused)],
  [`POST ${signIn} kulcs=KEY&kod=`, all(`422 ${code}`, refused)],
  [`POST ${signIn} kulcs=KEY&kod=000000`, all(`422 ${code}`, refused)],
  [`POST ${signIn} kulcs=KEY&kod=CODE`, all(toProfile, refused)],
  [`POST ${signIn} kod=CODE`, [`422 ${asking}`, toProfile, ...Array<string>(5).fill(`422 ${asking}`), refused]],
  [
    `POST ${profile} action=newsletter&code=reggeli&subscribe=1`,
    without(`${toProfile}?kesz=hirlevel-be`, `200 ${pass}`),
  ],
  [`POST ${profile} action=newsletter&code=heti&subscribe=0`, without(`${toProfile}?kesz=hirlevel-ki`, `200 ${pass}`)],
  [`POST ${profile} action=newsletter&code=masik&subscribe=1`, without(refused, `200 ${pass}`)],
  [`POST ${profile} action=cancel&payment_id=p-1`, without(`${toProfile}?kesz=lemondas`, `200 ${pass}`)],
  [`POST ${profile} action=cancel&payment_id=masik`, without(refused, `200 ${pass}`)],
  [`POST ${profile} action=download`, without('200 fiokom-adatai.json', `200 ${pass}`)],
  [`POST ${profile} action=delete`, without(`422 ${account}`, `200 ${pass}`)],
  [`POST ${profile} action=delete&megerosites=torles`, without('303 /tamogatas/siker?kesz=torles', `200 ${pass}`)],
  [`POST ${profile} action=logout`, all('303 /tamogatas/belepes?kesz=kilepes', refused)],
  [`POST ${profile} action=mas`, all('400', refused)],
  [`POST ${profile}`, all('400', refused)],
  ['POST /tamogatas/siker?kesz=torles', all('303 /tamogatas/siker', refused)],
];

const markOf = ({ headers, body }: Answer): string => {
  if (headers.location !== undefined) return headers.location;
  const file = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1];
  if (file !== undefined) return file;
  if (body.startsWith('{"kind":"none"')) return 'none';
  return body.startsWith('{') ? (JSON.parse(body) as { readonly head: { readonly title: string } }).head.title : '';
};

const outcomeOf = async (server: Server, name: AskerName, request: string): Promise<string> => {
  const { cookie, letter } = await askers[name](server);
  const told = request.replace('KEY', letter.key).replace('CODE', letter.code);
  const [method = '', path = '', body = ''] = told.split(' ');
  const foreign = name === 'foreign-site request' ? crossSite : {};
  const answer =
    method === 'POST'
      ? await server.post(path, body, { cookie, ...foreign })
      : await server.send('GET', path, { cookie, ...foreign });
  return `${answer.status} ${markOf(answer)}`.trim().replace(/^(400|403) .*/, '$1');
};

describe('what each kind of reader may ask of an account', () => {
  it.each(names)('%s: this and no more', async (name) => {
    const outcomes: (readonly [string, string])[] = [];
    for (const [request] of table) {
      const server = await openReaderServer();
      outcomes.push([request, await outcomeOf(server, name, request)]);
    }
    expect(outcomes).toEqual(table.map(([request, told]) => [request, told[names.indexOf(name)]]));
  });
});
