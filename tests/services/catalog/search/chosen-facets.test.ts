import { type SQL, sql } from 'drizzle-orm'
import { upsertTags } from '@/services/catalog'
import { facetsOf } from '@/services/catalog/search/facets'
import { database } from '@/services/database'
import { useDatabase } from '../../database'
import { givenProducts } from '../fixtures'

useDatabase()

const idOf = async (query: SQL) => (await database().execute<{ id: number }>(query)).rows[0]!.id

it('keeps what is chosen among the facets where no product has it (LST-07, LST-08, LST-10, LST-13)', async () => {
  const tags = await upsertTags(database(), [
    { kind: 'country', name: 'Thái Lan', slug: 'xuat-xu-th', icon: 'th' },
    { kind: 'concern', name: 'Da khô', slug: 'da-kho' },
  ])
  const [country, concern] = [tags.get('xuat-xu-th')!, tags.get('da-kho')!]
  await givenProducts(
    { brand: 'Gyeolmi', category: ['Chăm sóc da', 'Xịt khoáng'] },
    { brand: 'Sen Muộn', category: ['Trang điểm', 'Son môi'] },
  )
  const brand = await idOf(sql`SELECT id FROM catalog.brands WHERE name = 'Gyeolmi'`)
  const leaf = await idOf(sql`SELECT id FROM catalog.categories WHERE name = 'Xịt khoáng'`)
  const root = await idOf(sql`SELECT parent_id AS id FROM catalog.categories WHERE id = ${leaf}`)

  const facets = await facetsOf(database(), {
    'brand.id': [brand, 999_999],
    'brand.country_tag_id': [country],
    'tags.id': [concern],
    'categories.id': [leaf],
    'default_combination.price_after_discount': { gte: 5_000_000 },
  })
  expect(facets.total).toBe(0)
  expect(facets.brands).toEqual([{ id: brand, name: 'Gyeolmi', slug: 'gyeolmi', total: 0 }])
  expect(facets.origins).toEqual([{ id: country, name: 'Thái Lan', country: 'th', total: 0 }])
  expect(facets.tags).toEqual([{ id: concern, name: 'Da khô', total: 0 }])
  expect(facets.categories.map(({ id, total }) => [id, total])).toEqual([
    [root, 0],
    [leaf, 0],
  ])
})
