/** What came from outside is not what it should be. The message is fit to be shown to whoever sent it. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
