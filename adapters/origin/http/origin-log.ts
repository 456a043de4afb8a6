export type OriginLog = (cause: unknown, request?: string) => void;
