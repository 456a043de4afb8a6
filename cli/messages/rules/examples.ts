export interface Example {
  readonly line: string;
  readonly does: string;
}

/** `NAME` is the program's name; the empty command is the program itself. */
export const exampleLines = {
  '': {
    where: 'NAME explain /list/announcement?fbclid=x',
    before: 'NAME replay /var/log/nginx/access.log.gz --format html -o jelentes.html',
    set: 'NAME lint',
    rule: 'NAME ask --list',
  },
  explain: {
    one: "NAME explain '/list/announcement?fbclid=x&a=1'",
    json: 'NAME explain --json https://pelda.example/te /g7',
    local: 'NAME explain /te --host http://localhost:3000',
    file: 'NAME explain --rules uj.json /regi/cim',
    near: 'NAME explain --near --archive sitemap.xml /2026/11/24/elirt-cim',
  },
  routes: { json: 'NAME routes --json' },
  rules: {
    table: 'NAME rules',
    nginx: 'NAME rules --format nginx > rules.conf',
    strict: 'NAME rules --rules uj.json --format varnish --strict > rules.vcl',
  },
  sites: { json: 'NAME sites --json' },
  ask: {
    one: `echo '{"at":1711600000,"now":1711600300}' | NAME ask relative-date`,
    list: 'NAME ask --list',
    file: 'NAME ask ads --input kerdesek.jsonl',
  },
  judge: {
    pipe: 'cut -f1 cimek.tsv | NAME judge > iteletek.tsv',
    columns: 'NAME judge --columns final,finalLocation < cimek.txt',
    all: 'parallel --pipe -k --block 8M NAME judge < cimek.txt > iteletek.tsv',
  },
  replay: {
    day: 'NAME replay access.log access.log.1.gz',
    html: 'NAME replay access.log --rules uj.json --format html -o jelentes.html',
    part: 'NAME replay access.log --since 2026-11-20 --include ^/g7 --sample-rate 10%',
    pipe: 'zcat *.gz | NAME replay - --json --fail-on new-404,loop --max-404-rate 2%',
    tables: "NAME replay --from 'naplok/*.parquet' --columns url=keres,status=kod",
    baseline: 'NAME replay access.log --baseline tegnap.json',
    partial: 'NAME replay access.log --partial -o gep-1.gz',
  },
  merge: {
    day: 'NAME merge gep-1.gz gep-2.gz',
    html: 'NAME merge gep-*.gz --format html -o jelentes.html',
  },
  mend: {
    day: 'NAME mend access.log --archive sitemap.xml',
    rules: 'NAME mend access.log --min-confidence 90% -o jeloltek.json',
    own: 'NAME mend access.log --archive elok.jsonl',
  },
  upstream: {
    own: 'NAME upstream check http://127.0.0.1:4000',
    site: 'NAME upstream check https://tartalom.example --site after --slow 500ms --json',
    plain: 'NAME upstream mock --port 4000',
    fault: 'NAME upstream mock --fault articles.bySlug:missing:content',
  },
  shadow: { hour: 'NAME shadow --since 1h', json: 'NAME shadow --since 1d --json' },
  coverage: { day: 'NAME coverage access.log', json: 'NAME coverage access.log --json' },
  sample: { set: 'NAME sample -n 200 access.log -o minta.tsv', pipe: 'NAME sample access.log | NAME check -' },
  check: { file: 'NAME check elvarasok.csv', junit: 'NAME check elvarasok.csv --format junit > check.xml' },
  diff: {
    files: 'NAME diff config/redirects.json uj.json',
    ref: 'NAME diff HEAD config/redirects.json',
    hits: 'NAME diff main config/redirects.json access.log',
  },
  lint: { own: 'NAME lint', file: 'NAME lint uj.json', gate: 'NAME lint --accepted' },
  live: {
    file: 'NAME live --origin http://127.0.0.1:3000 minta.tsv',
    slow: 'NAME live --origin https://teszt.example --allow-origin --rps 5 minta.tsv',
  },
  completion: {
    bash: 'NAME completion bash > ~/.local/share/bash-completion/completions/NAME',
    zsh: 'NAME completion zsh > ~/.zfunc/_NAME',
    fish: 'NAME completion fish > ~/.config/fish/completions/NAME.fish',
  },
} as const;

type Commands = typeof exampleLines;

export type ExampleWords = { readonly [Command in keyof Commands]: Readonly<Record<keyof Commands[Command], string>> };

export const examplesIn = (words: ExampleWords): Readonly<Record<string, readonly Example[]>> =>
  Object.fromEntries(
    Object.entries(exampleLines).map(([command, lines]) => {
      const said: Readonly<Record<string, string>> = words[command as keyof Commands];
      return [command, Object.entries(lines).map(([name, line]) => ({ line, does: said[name] ?? '' }))];
    }),
  );
