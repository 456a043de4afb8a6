/** Why an order could not be carried out, for the one who gave it. */
export type FailureKind =
  | 'no-article'
  | 'too-many-corrections'
  | 'not-a-live-blog'
  | 'no-words'
  | 'posts-too-large'
  | 'closed-post'
  | 'no-post'
  | 'no-site'
  | 'not-written'
  | 'not-a-backup'
  | 'newer-backup'
  | 'broken-backup'
  | 'bad-key'
  | 'wrong-key'
  | 'readers-sealed'
  | 'no-readers-part'
  | 'not-empty'
  | 'begun'
  | 'reserved'
  | 'no-sample'
  | 'no-pass'
  | 'no-reader'
  | 'no-subscription'
  | 'no-newsletter'
  | 'newsletter-sent'
  | 'no-mail'
  | 'no-user'
  | 'user-exists'
  | 'no-link'
  | 'link-exists'
  | 'no-notice'
  | 'notice-over'
  | 'no-league'
  | 'no-season'
  | 'no-video-file';

/** Thrown by an order; whatever was begun is undone. */
export class CommandFailure extends Error {
  override readonly name = 'OrderFailure';
  readonly kind: FailureKind;
  readonly about: string;

  constructor(kind: FailureKind, about: string) {
    super(`${kind}: ${about}`);
    this.kind = kind;
    this.about = about;
  }
}

/** What came of an order, or why it could not be carried out. Rejects with what is nobody's fault. */
export const asOutcome = <Done, Outcome>(
  work: Promise<Done>,
  ok: (done: Done) => Outcome,
): Promise<Outcome | { readonly failed: FailureKind; readonly about: string }> =>
  work.then(ok, (cause: unknown) => {
    if (cause instanceof CommandFailure) return { failed: cause.kind, about: cause.about };
    throw cause;
  });
