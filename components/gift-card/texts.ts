/** What the page of a gift card says in the browser; `{…}` are places for values. */
export interface GiftCardTexts {
  preview: string
  to: string
  toNobody: string
  noMessage: string
  fromNobody: string
  sentOn: string
  sentSometime: string
  code: string
}

/** The texts as `read` gives them, unformatted. */
export const giftCardTexts = (read: (key: keyof GiftCardTexts) => string): GiftCardTexts => ({
  preview: read('preview'),
  to: read('to'),
  toNobody: read('toNobody'),
  noMessage: read('noMessage'),
  fromNobody: read('fromNobody'),
  sentOn: read('sentOn'),
  sentSometime: read('sentSometime'),
  code: read('code'),
})
