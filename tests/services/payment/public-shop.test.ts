import { databasePool } from '@/services/database'
import { paymentApp } from '@/services/payment/app'
import { checkReadiness } from '@/services/readiness'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'

useDatabase()

let before: NodeJS.ProcessEnv
beforeEach(() => {
  before = { ...process.env }
})
afterEach(() => {
  process.env = before
})

async function offered(): Promise<string[]> {
  const answer = await paymentApp.request('/payment-methods')
  const { data } = (await answer.json()) as { data: { code: string; is_offered: boolean }[] }
  return data.filter(({ is_offered }) => is_offered).map(({ code }) => code)
}

it('offers transfers to the demo accounts on a local address only', async () => {
  process.env.SITE_URL = 'http://localhost:3000'
  expect(await offered()).toContain('bank_transfer')
  process.env.SITE_URL = 'https://shop.example'
  expect(await offered()).not.toContain('bank_transfer')
  process.env.BANK_TRANSFER_ACCOUNTS = '[{"bank":"A","bin":"970436","number":"0123456789","holder":"A"}]'
  expect(await offered()).toContain('bank_transfer')
})

it('counts the products of the demo shop, not those of others', async () => {
  const shop = { SITE_URL: 'https://shop.example' }
  const refused = async () =>
    (await checkReadiness(shop)).filter(({ effect, text }) => effect === 'refused' && text.includes('demo'))
  const [id] = await givenProducts({})
  expect(await refused()).toEqual([])
  await databasePool().query(`UPDATE catalog.products SET source = 'demo' WHERE id = $1`, [id])
  expect(await refused()).toHaveLength(1)
})

it('takes no money in a public demonstration', async () => {
  process.env.SITE_URL = 'https://shop.example'
  process.env.SHOP_DEMO = 'public'
  process.env.MOMO_PARTNER_CODE = process.env.MOMO_ACCESS_KEY = process.env.MOMO_SECRET_KEY = 'a'
  expect(await offered()).toEqual([])
})
