/** Client texts of the gift card page; `{…}` are placeholders. */
export interface GiftCardTexts {
  preview: string
  to: string
  recipientEmpty: string
  noMessage: string
  senderEmpty: string
  sentOn: string
  sentSometime: string
  code: string
}

/** The unformatted texts as `read` returns them. */
export const giftCardTexts = (read: (key: keyof GiftCardTexts) => string): GiftCardTexts => ({
  preview: read('preview'),
  to: read('to'),
  recipientEmpty: read('recipientEmpty'),
  noMessage: read('noMessage'),
  senderEmpty: read('senderEmpty'),
  sentOn: read('sentOn'),
  sentSometime: read('sentSometime'),
  code: read('code'),
})
