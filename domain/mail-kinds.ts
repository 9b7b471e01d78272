/** Kinds of mail that a recipient can refuse, one by one (RFC 8058). Mails about an order or the account itself have none. */
export const MAIL_KINDS = [
  'review-reminder',
  'review-answer',
  'back-in-stock',
  'sale-reminder',
  'price-drop',
  'points-expiring',
  'birthday-gift',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const isMailKind = (text: string): text is MailKind => MAIL_KINDS.some((kind) => kind === text)

/** Which kinds an address receives. */
export type MailChoices = Record<MailKind, boolean>

/** A value for each kind. */
export const byMailKind = <Value>(valueOf: (kind: MailKind) => Value): Record<MailKind, Value> => ({
  'review-reminder': valueOf('review-reminder'),
  'review-answer': valueOf('review-answer'),
  'back-in-stock': valueOf('back-in-stock'),
  'sale-reminder': valueOf('sale-reminder'),
  'price-drop': valueOf('price-drop'),
  'points-expiring': valueOf('points-expiring'),
  'birthday-gift': valueOf('birthday-gift'),
})
