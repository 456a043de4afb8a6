/** What the page of signing in is called. */
export const signInTitle = 'Belépés';
export const passkeysTitle = 'Belépési kulcsok';
