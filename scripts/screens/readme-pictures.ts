import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { main as loyalty } from '@/scripts/loyalty/main'
import { parsed, Refused, runProgram, type Terminal } from '@/scripts/program/program'
import { readSettings } from '@/scripts/start/settings.js'
import { answeredPage, openBrowser, settle } from './browser'
import { order, productPath, products, putIntoBag, register } from './shopper'

/** `npm run readme:pictures`: takes the pictures that README.md shows. */

const USAGE = `usage: npm run readme:pictures                all pictures, from the running shop of this copy
       npm run readme:pictures -- bag home    some; --shop http://localhost:3000 names another shop

Writes docs/pictures/<name>.webp. The shop must be the demo shop, run with RATE_LIMIT_FACTOR=100: a member is registered and orders are placed.`

const FOLDER = 'docs/pictures'
const QUALITY = 80
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 860 }
const TALL = { width: 1280, height: 1100 }
const NARROW = { width: 900, height: 633 }

interface Picture {
  name: string
  size: { width: number; height: number }
  /** taken by the member of the pictures instead of a visitor */
  isMember?: boolean
  open: (page: Page) => Promise<unknown>
}

const at = (address: string) => (page: Page) => page.goto(address)

/** The first visible button of this name is pressed on a page. */
const pressed = (address: string, name: string | RegExp) => async (page: Page) => {
  await page.goto(address)
  await settle(page)
  await page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** In the order they are taken: the bag is full until the transfer is ordered. */
const PICTURES: readonly Picture[] = [
  { name: 'home', size: TALL, open: at('/') },
  {
    name: 'product',
    size: TALL,
    open: async (page) => {
      const shades = (await products(page, true)).find(({ total_combinations }) => total_combinations >= 6)
      if (!shades) throw new Error('the shop has no product with six shades')
      await page.goto(productPath(shades))
    },
  },
  { name: 'category-phone', size: PHONE, open: at('/1-cham-soc-da') },
  { name: 'listing', size: TALL, open: at('/1-cham-soc-da?sort=top-rated&brands=1,2') },
  {
    name: 'search',
    size: DESKTOP,
    open: async (page) => {
      await page.goto('/')
      await settle(page)
      await page
        .getByRole('searchbox')
        .or(page.getByRole('combobox'))
        .filter({ visible: true })
        .first()
        .pressSequentially('son mau do')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'filters-phone', size: PHONE, open: pressed('/1-cham-soc-da', /Lọc/) },
  { name: 'login', size: NARROW, open: at('/?login=1&next=/') },
  { name: 'bag', size: DESKTOP, isMember: true, open: at('/order') },
  {
    name: 'profile-phone',
    size: PHONE,
    isMember: true,
    open: async (page) => {
      const me = await page.request.get('/api/account/user/me')
      const { data } = (await me.json()) as { data: { user_name: string } }
      await page.goto(`/profile/${data.user_name}`)
    },
  },
  { name: 'points', size: DESKTOP, isMember: true, open: at('/points-rewards') },
  { name: 'campaign', size: DESKTOP, isMember: true, open: at('/campaign/mua-le-hoi') },
  { name: 'game-phone', size: PHONE, isMember: true, open: at('/pink-university/wheels-of-fortune') },
  {
    name: 'transfer-phone',
    size: PHONE,
    isMember: true,
    open: async (page) => {
      const [goods] = await products(page, true)
      if (!goods) throw new Error('the shop has no product')
      const { order_id } = await order(page, goods, 'bank_transfer')
      await page.goto(`/order/success/${order_id}`)
      await page.getByRole('img', { name: /^Mã VietQR/ }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'orders', size: DESKTOP, isMember: true, open: at('/my-orders') },
  { name: 'affiliate', size: DESKTOP, open: at('/affiliate') },
  { name: 'photobooth-phone', size: PHONE, open: at('/photobooth/store/hang-bong') },
  { name: 'authenticity-phone', size: PHONE, open: at('/authenticity') },
]

/** A member with points, three goods in the bag and a voucher on it. */
async function prepare(member: Page): Promise<void> {
  await register(member)
  const me = await member.request.get('/api/account/user/me')
  const { data } = (await me.json()) as { data: { user_name: string } }
  const said: string[] = []
  const terminal = { log: () => undefined, error: (text: string) => void said.push(text) }
  if (
    (await loyalty(['grant', data.user_name, '420', '--by', 'pictures', '--note', 'Quà tặng'], terminal)) !==
    0
  )
    throw new Error(said.join('\n'))
  const plain = (await products(member, true)).filter(({ total_combinations }) => total_combinations === 1)
  for (const goods of plain.slice(0, 3)) await putIntoBag(member, goods)
  await member.request.post('/api/cart/carts/me/vouchers', { data: { code: 'CHAONANG' } })
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'readme:pictures', usage: USAGE, args, terminal }, async () => {
    const { values, positionals } = parsed(() =>
      parseArgs({ args, allowPositionals: true, options: { shop: { type: 'string' } } }),
    )
    const shop = values.shop ?? `http://localhost:${readSettings().port}`
    const wanted = PICTURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    if (wanted.length === 0)
      throw new Refused(`the pictures are ${PICTURES.map(({ name }) => name).join(', ')}`)
    const browser = await openBrowser()
    const pageIn = (viewport: Picture['size']) => {
      const isPhone = viewport.width === PHONE.width
      return answeredPage(browser, { baseURL: shop, viewport, isMobile: isPhone, hasTouch: isPhone })
    }
    try {
      const member = await pageIn(DESKTOP)
      if (wanted.some(({ isMember }) => isMember)) await prepare(member)
      for (const { name, size, isMember, open } of wanted) {
        const page = await pageIn(size)
        if (isMember) await page.context().addCookies(await member.context().cookies())
        await open(page)
        await settle(page)
        const webp = await sharp(await page.screenshot())
          .webp({ quality: QUALITY, effort: 6 })
          .toBuffer()
        await sharp(webp).toFile(path.join(FOLDER, `${name}.webp`))
        terminal.log(`${name.padEnd(20)} ${(webp.length / 1024).toFixed(1)} KB`)
        await page.context().close()
      }
    } finally {
      await browser.close()
    }
  })
}
