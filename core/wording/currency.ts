/** Spec §3.1. */
export interface Currency {
  readonly code: 'HUF' | 'RON';
  readonly sign: 'Ft' | 'Lei';
}
