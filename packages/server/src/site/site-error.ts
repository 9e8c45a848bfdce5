/** Why a node cannot take part in its site. Its message is one line that an operator can act on. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}
