import { hash } from 'node:crypto';

export const printOf = (fields: unknown): string => hash('sha256', JSON.stringify(fields)).slice(0, 32);
