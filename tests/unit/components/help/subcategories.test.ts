import { articleGroups, subcategoryLinks } from '@/components/help/category/subcategories'
import { post } from '@/tests/components/help/posts'

const category = {
  id: 3,
  slug: 'giao-nhan',
  name: 'Giao nhận',
  summary: '',
  icon: 'truck',
  posts: 14,
  subcategories: [
    { id: 31, slug: 'thoi-gian', name: 'Thời gian', posts: 9 },
    { id: 32, slug: 'trong', name: 'Trống', posts: 0 },
    { id: 33, slug: 'phi', name: 'Phí', posts: 3 },
    { id: 34, slug: 'nhan-hang', name: 'Nhận hàng', posts: 2 },
  ],
}

it('links each subcategory to its first article, on the page where that stands', () => {
  expect(subcategoryLinks(category).map(({ id, href }) => [id, href])).toEqual([
    [31, '/page/help/3-giao-nhan#thoi-gian'],
    [33, '/page/help/3-giao-nhan#phi'],
    [34, '/page/help/3-giao-nhan?page=2#nhan-hang'],
  ])
})

it('groups the articles of a page by subcategory in their order', () => {
  const one = { id: 31, slug: 'thoi-gian', name: 'Thời gian' }
  const two = { id: 33, slug: 'phi', name: 'Phí' }
  const groups = articleGroups([
    post({ id: 301, subcategory: one }),
    post({ id: 302, subcategory: one }),
    post({ id: 305, subcategory: two }),
    post({ id: 306, subcategory: null }),
  ])
  expect(groups.map(({ subcategory, articles }) => [subcategory?.id, articles.map(({ id }) => id)])).toEqual([
    [31, [301, 302]],
    [33, [305]],
    [undefined, [306]],
  ])
})
