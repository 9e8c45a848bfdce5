/** The first byte of a text message that is one frame: the last of its message, of type text (RFC 6455, 5.2). */
const TEXT = 0x81;

/** A text message as one unmasked frame: a string of bytes, which costs less to make, join and write than a Buffer. */
export function textFrame(text: string): string {
  const bytes = Buffer.byteLength(text);
  return headOf(bytes) + (bytes === text.length ? text : Buffer.from(text).toString('latin1'));
}

const byte = (value: number): string => String.fromCharCode(value & 0xff);

function headOf(bytes: number): string {
  if (bytes < 126) return byte(TEXT) + byte(bytes);
  if (bytes < 0x10000) return byte(TEXT) + byte(126) + byte(bytes >> 8) + byte(bytes);
  const length = [24, 16, 8, 0].map((shift) => byte(bytes >>> shift)).join('');
  return `${byte(TEXT)}${byte(127)}${byte(0).repeat(4)}${length}`;
}
