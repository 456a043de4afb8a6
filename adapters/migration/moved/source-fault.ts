/** The source cannot be read. The message names the place. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';
}
