/**
 * Where the shop explains its own terms: the article of each `HelpLink`. A test holds ids and addresses against content/vi/help.
 */
const article = (id: number, category: string, slug: string) => ({
  id,
  path: `/page/help/${category}/${id}-${slug}`,
})

export const HELP_TOPICS = {
  preOrder: article(105, 'dat-hang', 'dat-truoc'),
  ordering: article(101, 'dat-hang', 'dat-hang-the-nao'),
  account: article(501, 'tai-khoan', 'tao-tai-khoan'),
  signIn: article(502, 'tai-khoan', 'dang-nhap'),
  invoice: article(208, 'thanh-toan', 'hoa-don-gtgt'),
  deliveryFee: article(302, 'giao-nhan', 'phi-giao-hang'),
  otp: article(503, 'tai-khoan', 'khong-nhan-duoc-ma'),
  points: article(602, 'diem-va-hang', 'dung-diem'),
  vouchers: article(702, 'uu-dai', 'dung-nhieu-ma'),
} as const

export type HelpTopic = keyof typeof HELP_TOPICS

/** Articles about the reader's own order: a member sees the latest one first. */
const OWN_ORDER = new Set([109, 303])

export const asksForOrder = (articleId: number): boolean => OWN_ORDER.has(articleId)
