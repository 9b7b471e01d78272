import { encode } from 'uqr'

/** Quiet zone of the code, in modules: readers need it. */
const BORDER = 4

/** The modules of a QR code that holds this text, row by row with its quiet zone: true is dark. It stays readable with 15 % of it covered. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: BORDER }).data
