import { insertVouchers } from '@/services/voucher'
import { cartApp } from '@/services/cart/app'
import { placementOf } from '@/services/catalog'
import { database } from '@/services/database'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'

useDatabase()

const none = { order: { min_amount: null, total_products: null }, brands: [], categories: [], products: [] }
const voucher = (name: string, changes: object = {}) => ({
  type: 'gift',
  slug: name,
  name,
  rules: none,
  starts_at: new Date(Date.now() - 86_400_000),
  ends_at: new Date(Date.now() + 86_400_000),
  ...changes,
})

it('gives a product the vouchers in force it counts for (PDP-07)', async () => {
  const [son, serum] = await givenProducts(
    { name: 'Son', brand: 'Gyeolmi' },
    { name: 'Serum', brand: 'Mộc Sương', category: ['Chăm sóc da', 'Serum'] },
  )
  const placement = await placementOf(database(), serum!)
  await insertVouchers(database(), [
    voucher('for all'),
    voucher('for the brand', { rules: { ...none, brands: [{ id: placement.brand_id, name: 'Mộc Sương' }] } }),
    voucher('for the category above', {
      rules: { ...none, categories: [{ id: placement.category_ids[0], name: 'Chăm sóc da' }] },
    }),
    voucher('for the product', { rules: { ...none, products: [{ id: serum, name: 'Serum' }] } }),
    voucher('over', { ends_at: new Date(Date.now() - 1_000) }),
    voucher('not yet', {
      starts_at: new Date(Date.now() + 1_000_000),
      ends_at: new Date(Date.now() + 2_000_000),
    }),
    voucher('switched off', { is_active: false }),
  ])
  const names = async (id: number) => {
    const { data } = await (await cartApp.request(`/vouchers/products/${id}`)).json()
    return data.map((found: { name: string }) => found.name)
  }
  expect(await names(serum!)).toEqual([
    'for all',
    'for the brand',
    'for the category above',
    'for the product',
  ])
  expect(await names(son!)).toEqual(['for all'])
  expect((await cartApp.request('/vouchers/products/999999')).status).toBe(404)
})
