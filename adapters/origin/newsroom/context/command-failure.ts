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

/** Rejects for unexpected errors. */
export const asOutcome = <Done, Outcome>(
  work: Promise<Done>,
  ok: (done: Done) => Outcome,
): Promise<Outcome | { readonly failed: FailureKind; readonly about: string }> =>
  work.then(ok, (cause: unknown) => {
    if (cause instanceof CommandFailure) return { failed: cause.kind, about: cause.about };
    throw cause;
  });
