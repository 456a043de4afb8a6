import type { CommandFailureKind } from '#adapters/newsroom-contract/command-failure.ts';

export class CommandFailure extends Error {
  override readonly name = 'OrderFailure';
  readonly kind: CommandFailureKind;
  readonly about: string;

  constructor(kind: CommandFailureKind, about: string) {
    super(`${kind}: ${about}`);
    this.kind = kind;
    this.about = about;
  }
}

/** Rejects for unexpected errors. */
export const asOutcome = <Done, Outcome>(
  work: Promise<Done>,
  ok: (done: Done) => Outcome,
): Promise<Outcome | { readonly failed: CommandFailureKind; readonly about: string }> =>
  work.then(ok, (cause: unknown) => {
    if (cause instanceof CommandFailure) return { failed: cause.kind, about: cause.about };
    throw cause;
  });
