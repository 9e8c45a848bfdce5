/** Why staff cannot have what they ask for: a sentence for whoever asked. */
export class StaffFault extends Error {
  override readonly name = 'StaffFault';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
