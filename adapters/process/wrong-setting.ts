/** A valid setting that this machine cannot use; the message is an environment error line. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}
