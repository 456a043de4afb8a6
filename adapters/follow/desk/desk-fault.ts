/** The desk gave no usable answer. Nothing is concluded from it. */
export class DeskFault extends Error {
  override readonly name = 'DeskFault';
  /** Seconds; null when the desk named none. */
  readonly retryAfter: number | null;

  constructor(why: string, retryAfter: number | null = null) {
    super(why);
    this.retryAfter = retryAfter;
  }
}
