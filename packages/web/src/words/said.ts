/** A sentence with parts that look different; drawn by `Sentence`. */
export type Said = readonly (string | MarkedPart)[];
export interface MarkedPart {
  readonly look: 'bold' | 'code' | 'link';
  readonly text: string;
}
export const bold = (text: string): MarkedPart => ({ look: 'bold', text });
export const code = (text: string): MarkedPart => ({ look: 'code', text });
export const link = (text: string): MarkedPart => ({ look: 'link', text });
