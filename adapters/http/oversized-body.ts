export class OversizedBody extends Error {
  override readonly name = 'OversizedBody';
}
