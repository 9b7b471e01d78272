import { menuBarClasses } from '@/components/layout/header/menu-bar-widths'

const ALWAYS = ['Thương hiệu', 'Thêm', 'Khuyến mãi']
const NAMES = ['Chăm sóc da', 'Chống nắng', 'Trang điểm', 'Chăm sóc tóc', 'Chăm sóc cơ thể', 'Nước hoa']

/** From how many rem on a category stands in the bar; null when it never does. */
const from = (classes: string) => Number(/@min-\[([\d.]+)rem\]/.exec(classes)?.[1] ?? Number.NaN)

it('gives each category a wider threshold than the one before, in the bar or under more, never both', () => {
  const places = menuBarClasses(NAMES, ALWAYS)
  expect(places).toHaveLength(NAMES.length)
  const steps = places.map(({ inBar }) => from(inBar))
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  for (const { inBar, underMore } of places) {
    expect(inBar).toMatch(/^hidden @min-/)
    expect(from(underMore)).toBe(from(inBar))
    expect(underMore).toMatch(/:hidden$/)
  }
})

it('leaves what fits no width under more at every width', () => {
  const long = Array.from({ length: 9 }, () => 'Dụng cụ và phụ kiện làm đẹp')
  const places = menuBarClasses(long, ALWAYS)
  expect(places.at(-1)).toEqual({ inBar: 'hidden', underMore: '' })
})
