export const signInTitle = 'Belépés';
export const passkeysTitle = 'Belépési kulcsok';
