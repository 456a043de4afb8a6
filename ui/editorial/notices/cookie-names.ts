/** The names in a `document.cookie`. */
export const cookieNames = (cookies: string): readonly string[] =>
  cookies.split(/; */).map((cookie) => cookie.split('=')[0] ?? '');
