/** Nothing, for shells that fill the window themselves. */
export const PageScreen = () => null;
