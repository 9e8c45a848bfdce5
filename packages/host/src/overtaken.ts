/** Another writer has appended to the match before: by now this copy has caught up with it, and what was wanted has to be decided again. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}
