export const hidden = '***';

/** In front of `@` in an address: who calls, and their password. */
const credentials = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#]*@/gi;
/** From the question mark of an address or path to its end. */
const query = /((?:\b[a-z][a-z0-9+.-]*:\/\/|\/)[^\s?"'<>]*)\?[^\s"'<>)]+/gi;
/** A header in words, with all that it says. */
const header = /\b((?:set-)?cookie|authorization)(["']?\s*[=:]\s*)[^\r\n]*/gi;
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
/** `name=value` and `"name":"value"` where the name says what it is. */
const named = /((?:secret|password|passwd|token|api_?key|session)["']?\s*[=:]\s*["']?)[^\s"',;&}]+/gi;

/** What none of the others can be without: most texts are let through by one look. */
const suspicious = /[?@]|bearer|basic|cookie|authorization|secret|passw|token|key|session/i;

/** An address without who calls. */
export const withoutCredentials = (text: string): string => text.replace(credentials, `$1${hidden}@`);

/**
 * Blots out what may be a secret or somebody's own in the words of an error: credentials, queries, bearers, values
 * whose names say so.
 */
export const scrub = (text: string): string =>
  !suspicious.test(text)
    ? text
    : withoutCredentials(text.replace(header, `$1$2${hidden}`))
        .replace(query, `$1?${hidden}`)
        .replace(bearer, `$1 ${hidden}`)
        .replace(named, `$1${hidden}`);
