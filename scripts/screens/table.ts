import type { Page } from 'playwright'
import { favour, type Goods, moveOrder, order, productPath, products, putIntoBag, register } from './shopper'

/** The pictures of the shop's own screens, in the order they are taken: what one leaves in the bag the next one shows. */

/** What the screens share. */
export interface Stage {
  /** a phone of a visitor */
  visitor: Page
  /** a phone of a member */
  member: Page
  goods: readonly Goods[]
  soldOut: readonly Goods[]
}

interface Screen {
  name: string
  /** brings the screen up and gives the page to take */
  open: (stage: Stage) => Promise<Page>
}

const first = (goods: readonly Goods[], isMeant: (goods: Goods) => boolean): Goods => {
  const found = goods.find(isMeant)
  if (!found) throw new Error('the shop has no product for this screen')
  return found
}

const isPlain = ({ total_combinations }: Goods) => total_combinations === 1
const hasShades = ({ total_combinations }: Goods) => total_combinations >= 4

/** Scrolls what matters to the upper third of the window. */
async function lookAt(page: Page, text: string | RegExp): Promise<void> {
  const place = page.getByText(text).filter({ visible: true }).first()
  await place.waitFor()
  await place.evaluate((node) => {
    const { top } = node.getBoundingClientRect()
    window.scrollBy({ top: top - 120, behavior: 'instant' })
  })
}

const at = (path: string, text?: string | RegExp) => async (page: Page) => {
  await page.goto(path)
  if (text !== undefined) await lookAt(page, text)
  return page
}

/** Everything the member's screens show: three orders, a wishlist, a bag. */
async function prepare({ member, goods }: Stage): Promise<{ reference: string }> {
  const plain = goods.filter(isPlain)
  const [one, two, three, four, five] = plain
  if (!one || !two || !three || !four || !five) throw new Error('the shop has too few products')
  const delivered = await order(member, one)
  await moveOrder(delivered.reference_code, 'verify', 'pack', 'ship', 'deliver')
  const shipped = await order(member, two)
  await moveOrder(shipped.reference_code, 'verify', 'pack', 'ship')
  const fresh = await order(member, three)
  await favour(member, goods.slice(0, 4))
  await putIntoBag(member, four)
  await putIntoBag(member, five)
  return { reference: fresh.reference_code }
}

let fresh = ''

export const SCREENS: readonly Screen[] = [
  {
    name: 'product-variant',
    open: ({ visitor, goods }) =>
      at(productPath(first(goods, hasShades)), /^(Màu|Dung tích|Lựa chọn)/)(visitor),
  },
  {
    name: 'notify-me',
    open: async ({ visitor, soldOut }) => {
      await visitor.goto(productPath(first(soldOut, isPlain)))
      await visitor
        .getByRole('button', { name: 'Báo tôi khi có hàng' })
        .filter({ visible: true })
        .first()
        .click()
      await visitor.getByRole('dialog').waitFor()
      return visitor
    },
  },
  {
    name: 'search-filters',
    open: async ({ visitor }) => {
      await visitor.goto('/new-arrivals')
      await visitor
        .getByRole('link', { name: /Lọc/ })
        .or(visitor.getByRole('button', { name: /Lọc/ }))
        .filter({ visible: true })
        .first()
        .click()
      await visitor.getByRole('dialog').waitFor()
      return visitor
    },
  },
  { name: 'flash-sale', open: ({ visitor }) => at('/flash-sale')(visitor) },
  { name: 'stores', open: ({ visitor }) => at('/store')(visitor) },
  {
    name: 'sign-in',
    open: async ({ visitor }) => {
      await visitor.goto('/?login=1&next=/')
      await visitor.getByRole('dialog').getByLabel('Mật khẩu', { exact: true }).waitFor()
      return visitor
    },
  },
  {
    name: 'sign-up',
    open: async ({ visitor }) => {
      await visitor.goto('/signup')
      await visitor
        .getByRole('textbox', { name: 'Số điện thoại' })
        .filter({ visible: true })
        .first()
        .waitFor()
      return visitor
    },
  },
  {
    name: 'sign-in-otp',
    open: async ({ visitor }) => {
      await visitor.goto('/signup')
      const number = `098${String(Date.now()).slice(-7)}`
      await visitor
        .getByRole('textbox', { name: 'Số điện thoại' })
        .filter({ visible: true })
        .first()
        .fill(number)
      await visitor.getByRole('button', { name: 'Nhận mã' }).filter({ visible: true }).click()
      await visitor.getByRole('button', { name: 'Gửi mã' }).click()
      await visitor.getByRole('textbox', { name: 'Mã xác thực gồm 6 chữ số' }).waitFor()
      return visitor
    },
  },
  {
    name: 'bag-page',
    open: async (stage) => {
      await register(stage.member)
      fresh = (await prepare(stage)).reference
      return at('/order')(stage.member)
    },
  },
  { name: 'bag-voucher', open: ({ member }) => at('/order', 'Mã giảm giá và ưu đãi')(member) },
  { name: 'checkout-delivery', open: ({ member }) => at('/order/shipping', 'Minh Anh')(member) },
  {
    name: 'payment-vat',
    open: async ({ member }) => {
      await member.goto('/order/shipping')
      await member.getByText('Xuất hóa đơn GTGT').click()
      await lookAt(member, 'Xuất hóa đơn GTGT')
      return member
    },
  },
  { name: 'payment-choice', open: ({ member }) => at('/order/payment', /chuyển khoản/i)(member) },
  {
    name: 'checkout-pickup',
    open: async ({ member }) => {
      await member.goto('/order/shipping')
      await member.getByRole('radio', { name: /Nhận tại cửa hàng/ }).check()
      await lookAt(member, 'Nhận tại cửa hàng')
      return member
    },
  },
  { name: 'my-orders', open: ({ member }) => at('/my-orders')(member) },
  {
    name: 'order-detail',
    open: async ({ member }) => {
      await member.goto('/my-orders')
      await member.getByRole('article').nth(1).getByRole('link', { name: 'Xem chi tiết' }).click()
      await lookAt(member, /Hành trình|Lịch sử/)
      return member
    },
  },
  {
    name: 'order-cancel',
    open: async ({ member }) => {
      await member.goto('/my-orders')
      await member
        .getByRole('article', { name: fresh })
        .getByRole('button', { name: /^HỦY ĐƠN HÀNG/ })
        .click()
      await member.getByRole('dialog').getByRole('radio').first().waitFor()
      return member
    },
  },
  {
    name: 'review-write',
    open: async ({ member }) => {
      await member.goto('/my-orders')
      await member
        .getByRole('article')
        .nth(2)
        .getByRole('button', { name: /đánh giá/i })
        .first()
        .click()
      await member.getByRole('dialog').waitFor()
      return member
    },
  },
  { name: 'wishlist', open: ({ member }) => at('/wishlist')(member) },
  { name: 'address-book', open: ({ member }) => at('/shipping-address', 'Minh Anh')(member) },
  {
    name: 'profile-settings',
    open: async ({ member }) => {
      await member.goto('/my-orders')
      await member
        .getByRole('link', { name: /Tài khoản/ })
        .filter({ visible: true })
        .first()
        .click()
      await member.waitForURL(/\/profile\//)
      await member
        .getByRole('button', { name: /Cài đặt/ })
        .filter({ visible: true })
        .first()
        .click()
      await member.getByRole('dialog').waitFor()
      return member
    },
  },
  {
    name: 'order-success',
    open: async ({ member, goods }) => {
      const plain = goods.filter(isPlain)
      const { order_id } = await order(member, plain[5] ?? first(plain, isPlain))
      return at(`/order/success/${order_id}`)(member)
    },
  },
]

export async function stageOf(visitor: Page, member: Page): Promise<Stage> {
  const [goods, soldOut] = await Promise.all([products(visitor, true), products(visitor, false)])
  return { visitor, member, goods, soldOut }
}
