/** What a mail says, before it is set as text and as HTML. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  /** Typed where the link was not asked for (R49). */
  readonly code?: { readonly label: string; readonly digits: string };
  /** Why it came, and what to do when it was not asked for. */
  readonly reasons: readonly string[];
}
