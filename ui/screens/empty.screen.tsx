export const PageScreen = () => null;
