import { menuPanels } from '@/components/layout/header/menu-panels'
import { menuPlaces } from '@/components/layout/header/menu-places'
import type { CategoryNode } from '@/domain/catalog/category'

const node = (id: number, name: string, children: CategoryNode[] = [], product_count = 5): CategoryNode => ({
  id,
  name,
  slug: `c-${id}`,
  parent_id: null,
  level: 1,
  description: '',
  updated_at: '2026-11-01T00:00:00.000Z',
  image: null,
  product_count,
  children,
})

const TEXTS = {
  popularBrands: 'Yêu thích',
  allBrands: 'Tất cả',
  allCategories: 'Mọi danh mục',
  allOf: (name: string) => `Xem tất cả ${name}`,
}

const brand = { id: 3, name: `L'Aube <& Fils>`, slug: 'laube' }

const skin = node(1, 'Chăm sóc da', [
  node(2, 'Làm sạch', [node(3, 'Toner'), node(4, 'Trống', [], 0)]),
  node(5, 'Mặt nạ'),
])
const categories = [skin, node(6, 'Không có gì', [], 0)]
const places = menuPlaces(categories, ['Thương hiệu', 'Thêm', 'Khuyến mãi'])
const panels = new Map(menuPanels(categories, [brand], places, TEXTS))

it('has a panel for the brands, for each category with products, and for the rest', () => {
  expect([...panels.keys()]).toEqual(['/brands', '/1-c-1', '/categories'])
})

it('lists two levels with products and the whole category', () => {
  expect(panels.get('/1-c-1')).toBe(
    `<ul><li><a href='/2-c-2'>Làm sạch</a><ul><li><a href='/3-c-3'>Toner</a></li></ul></li><li><a href='/5-c-5'>Mặt nạ</a></li></ul><a href='/1-c-1' class='menu-more'>Xem tất cả chăm sóc da</a>`,
  )
})

it('writes names of the catalogue as text', () => {
  expect(panels.get('/brands')).toContain(`<a href='/brand/3_laube'>L&apos;Aube &lt;&amp; Fils&gt;</a>`)
})

it('says from which width on a category is in the bar instead', () => {
  expect(panels.get('/categories')).toContain(`<li data-until='${places[0]?.fromRem}'><a href='/1-c-1'>`)
})
