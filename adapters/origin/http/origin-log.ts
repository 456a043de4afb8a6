/** Is told what broke, and for which request of the asker. */
export type OriginLog = (cause: unknown, request?: string) => void;
