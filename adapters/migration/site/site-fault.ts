/** A running site did not give what was asked. A later run may go on where this one ended. */
export class SiteFault extends Error {
  override readonly name = 'SiteFault';
}
