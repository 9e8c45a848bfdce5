/** Another writer has appended to the match: this copy is stale and must be loaded anew. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}
