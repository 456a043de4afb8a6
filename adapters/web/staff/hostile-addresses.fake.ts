const hosts = ['idegen.example', 'lapunk.example.idegen.example', 'idegen.example%2elapunk.example', '[::ffff:7f00:1]'];

/** Spellings that browsers may resolve to another host or to a script; `H` is the host. */
const forms = [
  'https://H/', 'http://H', 'HTTPS:H', 'https:/H', 'https:\\\\H', 'https:///H', 'ftp://H/', 'ws://H/',
  '//H', '//H/', '///H', '////H', '//H:443/x', '//x@H/', '//lapunk.example@H/', '//lapunk.example:80@H', '//H/..', '//H/%2e%2e',
  '/\\H', '\\/H', '\\\\H', '/\\/H', '/\\\\H', '/%5cH', '/%5C%5CH', '/%2fH', '/%2F%2FH', '//%2fH',
  '/\tH', '/\t/H', '/\n/H', '/\r/H', '/\r\n/H', '\t//H', ' //H', '\u0000//H', '/\u0000/H', '/%09/H', '/%0a/H', '/%0d%0aLocation:%20//H',
  '/\u3000/H', '/\u2028/H', '/\u00a0/H', '\u3002//H', '/\uFF0FH', '//\uFF0FH', '/\u2215H',
  '/.//H', '/..//H', '/./\\H', '/%2e%2e//H', '/rovat/..//H', '/;//H', '/?//H/../..', '/#//H', '?//H', '#//H', './/H', '..//H',
  'javascript:alert(1)//H', 'JaVaScRiPt:alert(1)//H', 'java\tscript:alert(1)//H', '\u0001javascript:alert(1)//H',
  'data:text/html,H', 'data:text/html;base64,H', 'vbscript:H', 'blob:https://H', 'file:///H', 'about:H', 'view-source:H', 'mailto:a@H',
  'H', 'H/', '@H', ':H', 'x:H', '/@H:/..//H', '/login?//H', '/login/..//H', '//login//H', '/login;//H',
  '<//H', '/<script>H', '/"//H', "/'//H", '/`//H', '/{//H', '/|//H', '/^//H',
  '/\u202e//H', '/\ufeff//H', '/\u00ad//H', '//\u00ad/H', '/%E3%80%82//H', '/%ff//H', '/%zz//H', '/%u002fH', '/%c0%afH', '/%252f%252fH',
  '/rovat/sport\r\nset-cookie: a=H', '/rovat/sport%0d%0aset-cookie:a=H', '/rovat/sport?x=1\r\nH', `/${'/'.repeat(900)}H`, `/rovat/${'a'.repeat(1_100)}?H`,
] as const; // prettier-ignore

export const hostileAddresses: readonly string[] = hosts.flatMap((host) =>
  forms.map((form) => form.replaceAll('H', host)),
);

export const staysHere = (location: string, origin: string): boolean =>
  /^\/(?![/\\])[\x21-\x7e]*$/.test(location) && !location.includes('\\') && new URL(location, origin).origin === origin;
