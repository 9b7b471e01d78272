/** Uploaded pictures (REV-21 to REV-23, DEC-06, DEC-17): their sizes, and the messages for refused ones. */
export const UPLOAD_BYTES = 5_242_880
/** Side of a member's picture in pixels, and how it is written. */
export const PICTURE_SIDE = 600
/** The same of a proof of payment, where small print is to be read. */
export const PROOF_SIDE = 1_600
export const PICTURE_QUALITY = 0.8

export const uploadTexts = {
  size: 'Kích thước tối đa 5MB',
  type: 'Tệp phải có dạng png, jpg, jpeg.',
} as const
