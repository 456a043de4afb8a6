import type { LintFinding } from '#core/addresses/redirects/lint-finding.ts';
import type { SchemaFaultKind } from '#core/addresses/redirects/schema-fault.ts';
import type { ChangeKind } from '../../diff/change.ts';
import type { VerifyMessages } from './verify-messages.ts';
import { number } from '../counted/counted-hu.ts';

const changes: Readonly<Record<ChangeKind, string>> = {
  'new-404': 'új 404',
  loop: 'kör',
  'unsafe-target': 'idegen cél',
  'lost-query': 'elvesző lekérdezés',
  chain: 'lánc',
  moved: 'máshová vezet',
  found: 'most van ott oldal',
};

const costs: Readonly<Record<string, string>> = {
  exponential: 'minden további betű megduplázhatja a munkát',
  polynomial: 'a munka a hossz négyzetével vagy gyorsabban nő',
  unknown: 'nem látható be, hogy gyors',
};

const listed = (rules: readonly string[]): string =>
  rules.length > 4 ? `${rules.slice(0, 3).join(', ')} és még ${number(rules.length - 3)}` : rules.join(', ');

const lint = ({ kind, others, shownBy, found }: LintFinding): string => {
  const rules = listed(others);
  switch (kind) {
    case 'loop':
      return `körbe vezet: ${shownBy}${rules === '' ? '' : ` (${rules})`}`;
    case 'takes-page':
      return `élő oldalakat visz el: ${found}`;
    case 'chain':
      return `a célja másik szabályra illik: ${rules} (${shownBy})`;
    case 'duplicate':
      return `ugyanaz, mint ${rules}`;
    case 'shadowed':
      return `sosem jut szóhoz, mert megelőzi: ${rules}`;
    case 'unreachable':
      return 'egyetlen cím sem juthat el hozzá';
    case 'unsafe-target':
      return `idegen gépre vezet: ${found}`;
    case 'target-not-found':
      return `a célja maga sincs meg (404): ${shownBy} → ${found}`;
    case 'lost-query':
      return `a célja elveszti a kérés lekérdezését: ${found}`;
    case 'no-example':
      return 'nincs példája';
    case 'example-fails':
      return `a példája nem áll: ${shownBy}; valójában ${found}${rules === '' ? '' : ` (${rules})`}`;
    case 'super-linear':
      return `lassan illeszkedő minta, ${costs[found ?? ''] ?? ''}: ${shownBy}`;
  }
};

const schemaFaults: Readonly<Record<SchemaFaultKind, (name: string) => string>> = {
  'not-json': () => 'nem JSON',
  'not-a-set': () => 'a szabálykészlet alakja {"rules":[…]}',
  'repeated-id': () => 'azonosító nem ismétlődhet',
  'not-an-object': () => 'nem objektum',
  id: () => 'az "id" csak kisbetűs, kötőjeles szó lehet',
  from: () => 'a "from" csak útvonalminta lehet',
  to: () => 'a "to" csak útvonal vagy egy cím lehet',
  'unknown-name': (name) => `a "to" a {${name}} nevet használja, a "from" nem`,
  status: () => 'a "status" csak 301 vagy 302 lehet',
  examples: () => 'az "examples" csak {"in","out"} párok listája lehet',
  accepts: () => 'az "accepts" csak leletfajtákhoz adhat egy-egy indokot',
  regex: () => 'a "regex" nem reguláris kifejezés',
};

export const verifyHu: VerifyMessages = {
  schemaFault: ({ kind, rule, name = '' }) =>
    `${rule === null ? '' : `${number(rule)}. szabály: `}${schemaFaults[kind](name)}`,
  options: {
    accepted: 'az indokkal elfogadott leletek (accepts) nem számítanak a kilépési kódba',
    proof: 'minden címalak, amelynek megváltozik az ítélete, és hogy más nem változik',
    failOnLint: 'ezekre 1-es kóddal végez, vesszővel; all vagy none is lehet',
    failOnDiff: 'ezekre 1-es kóddal végez, vesszővel; all vagy none is lehet',
    origin: 'a megkérdezendő kiszolgáló, pl. http://127.0.0.1:3000',
    allowOrigin: 'nem csak ezen a gépen futó kiszolgáló is lehet',
    rps: 'legfeljebb ennyi kérés másodpercenként',
    concurrency: 'egyszerre ennyi kérés',
    timeout: 'egy válaszra ennyi másodpercig vár',
  },
  arguments: { lintKinds: 'nem lint-lelet', diffKinds: 'nem diff-lelet', seconds: 'nem pozitív szám' },
  lint,
  accepted: (reason) => `elfogadva: ${reason}`,
  lintEnd: (rules, findings, accepted) =>
    `${number(rules)} szabály, ${findings === 0 ? 'nincs lelet' : `${number(findings)} lelet`}${accepted === 0 ? '' : `, ebből ${number(accepted)} elfogadva`}`,
  columns: {
    finding: 'lelet',
    what: 'mi a baj',
    about: 'miről',
    place: 'hol',
    shape: 'címek',
    witness: 'például',
    before: 'előtte',
    after: 'utána',
  },
  changes,
  diffCount: (kind, addresses, requests, atLeast) =>
    `${changes[kind]}: ${atLeast ? 'legalább ' : ''}${number(addresses)} cím${requests === 0 ? '' : `, ${number(requests)} kérés`}`,
  noChange: 'nincs változás',
  nothingElse: 'más nem változik',
  notProven: 'nem bizonyítható: ennyi szabálynak túl sok esete van, lehet más változás is',
  notProvenOf: (ids) => `nem bizonyítható: a reguláris kifejezéssel írt szabályt nem vizsgálja: ${ids.join(', ')}`,
  proofOfLogs: 'a --proof nem a naplóról szól: hagyd el a naplót, vagy a --proof kapcsolót',
  line: (line) => `${number(line)}. sor`,
  fields: { status: 'kód', location: 'cél', route: 'útvonal' },
  mismatch: (field, wanted, found) => `${field}: ${wanted} helyett ${found}`,
  nothing: 'semmi',
  badExpectation: (line) => `${number(line)}. sor: nem elvárás (url,kód,cél-vagy-útvonal)`,
  checkEnd: (expectations, mismatches, bad) =>
    `${number(expectations)} elvárás, ${number(mismatches)} eltérés${bad === 0 ? '' : `, ${number(bad)} olvashatatlan sor`}`,
  predicted: 'várt',
  answered: 'kapott',
  anyStatus: 'bármi',
  silent: (code) => `nincs válasz (${code})`,
  unreachable: (origin, code) => `nem érhető el: ${origin} (${code})`,
  badOrigin: (origin) => `nem kiszolgáló címe: ${origin} (pl. http://127.0.0.1:3000)`,
  foreignOrigin: (origin) => `${origin} nem ezen a gépen van; ha mégis ez a szándék: --allow-origin`,
  liveEnd: (asked, mismatches) => `${number(asked)} cím, ${number(mismatches)} eltérés`,
  interrupted: 'megszakítva: ez csak az eddigiekről szól',
};
