/** A setting that reads well, and with which this machine cannot start; its message is a line of the environment's errors. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}
