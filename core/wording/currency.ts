/** The money that a site's readers pay in (spec §3.1). */
export interface Currency {
  readonly code: 'HUF' | 'RON';
  /** Written after the amount, behind a no-break space. */
  readonly sign: 'Ft' | 'Lei';
}
