import { eq, sql } from 'drizzle-orm'
import { resolveBrands, resolveCategories } from '@/services/catalog'
import { categories } from '@/services/catalog/schema'
import { database } from '@/services/database'
import { useDatabase } from '../database'

useDatabase()

it('resolves brand names with the same slug to one brand', async () => {
  const ids = await resolveBrands(database(), ["L'Éclat", "L'Eclat", 'Khác'])
  expect(ids.get("L'Éclat")).toBe(ids.get("L'Eclat"))
  expect(ids.get('Khác')).not.toBe(ids.get("L'Éclat"))
  expect(await resolveBrands(database(), ["L'Eclat"])).toEqual(new Map([["L'Eclat", ids.get("L'Éclat")]]))
})

it('distinguishes brands whose names give no slug', async () => {
  const ids = await resolveBrands(database(), ['資生堂', '雪花秀'])
  expect(new Set(ids.values()).size).toBe(2)
})

it('distinguishes categories that only share a slug, and finds them again', async () => {
  const first = await resolveCategories(database(), [
    ['Trang điểm', 'Mắt'],
    ['Trang điểm', 'Mặt'],
  ])
  expect(new Set(first.values()).size).toBe(2)
  expect(
    await resolveCategories(database(), [
      ['Trang điểm', 'Mặt'],
      ['Trang điểm', 'Mắt'],
    ]),
  ).toEqual(first)
})

it('finds a category without diacritics, and creates new ones below their parent', async () => {
  const ids = await resolveCategories(database(), [['Chăm sóc da', 'Serum'], ['cham soc da']])
  const [serum] = await database()
    .select()
    .from(categories)
    .where(eq(categories.id, ids.get('Chăm sóc da > Serum')!))
  expect(serum).toMatchObject({ parent_id: ids.get('cham soc da'), level: 2 })
  const { rows } = await database().execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM catalog.categories WHERE slug = 'cham-soc-da'`,
  )
  expect(rows).toEqual([{ total: 1 }])
})
