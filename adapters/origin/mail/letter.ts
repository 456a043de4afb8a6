export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  /** For a browser that did not request the link (R49). */
  readonly code?: { readonly label: string; readonly digits: string };
  readonly reasons: readonly string[];
}
