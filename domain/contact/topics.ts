/** What a message to the shop can be about (FRM: `customersubject`), and what else the form asks for. */

type Asked = 'required' | 'optional'

interface Topic {
  /** as forms and mails show it */
  name: string
  order?: Asked
  product?: Asked
}

export const TOPICS = {
  order: { name: 'Đơn hàng của tôi', order: 'required' },
  delivery: { name: 'Giao nhận hàng', order: 'required' },
  return: { name: 'Đổi trả và hoàn tiền', order: 'required', product: 'optional' },
  payment: { name: 'Thanh toán', order: 'optional' },
  product: { name: 'Tư vấn sản phẩm', product: 'required' },
  authenticity: { name: 'Chất lượng, nguồn gốc sản phẩm', order: 'optional', product: 'required' },
  account: { name: 'Tài khoản, điểm và hạng' },
  voucher: { name: 'Ưu đãi và mã giảm giá', order: 'optional' },
  store: { name: 'Cửa hàng' },
  privacy: { name: 'Dữ liệu cá nhân' },
  other: { name: 'Việc khác' },
} as const satisfies Record<string, Topic>

export type TopicName = keyof typeof TOPICS

export const TOPIC_NAMES: readonly TopicName[] = [
  'order',
  'delivery',
  'return',
  'payment',
  'product',
  'authenticity',
  'account',
  'voucher',
  'store',
  'privacy',
  'other',
]

export const isTopic = (text: string): text is TopicName => Object.hasOwn(TOPICS, text)

/** How the form asks for this of a topic; null when it does not. */
export function askedOf(name: string, what: 'order' | 'product'): Asked | null {
  if (!isTopic(name)) return null
  const topic: Topic = TOPICS[name]
  return topic[what] ?? null
}
