export const hidden = '***';

const credentials = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#]*@/gi;
const query = /((?:\b[a-z][a-z0-9+.-]*:\/\/|\/)[^\s?"'<>]*)\?[^\s"'<>)]+/gi;
const header = /\b((?:set-)?cookie|authorization)(["']?\s*[=:]\s*)[^\r\n]*/gi;
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const named = /((?:secret|password|passwd|token|api_?key|session)["']?\s*[=:]\s*["']?)[^\s"',;&}]+/gi;

const suspicious = /[?@]|bearer|basic|cookie|authorization|secret|passw|token|key|session/i;

export const withoutCredentials = (text: string): string => text.replace(credentials, `$1${hidden}@`);

export const scrub = (text: string): string =>
  !suspicious.test(text)
    ? text
    : withoutCredentials(text.replace(header, `$1$2${hidden}`))
        .replace(query, `$1?${hidden}`)
        .replace(bearer, `$1 ${hidden}`)
        .replace(named, `$1${hidden}`);
