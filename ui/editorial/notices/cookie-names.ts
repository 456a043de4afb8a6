export const cookieNames = (cookies: string): readonly string[] =>
  cookies.split(/; */).map((cookie) => cookie.split('=')[0] ?? '');
