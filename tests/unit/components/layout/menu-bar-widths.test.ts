import { readFileSync } from 'node:fs'
import { BAR_WIDTHS_REM, barWidths } from '@/components/layout/header/menu-bar-widths'

const ALWAYS = ['Thương hiệu', 'Thêm', 'Khuyến mãi']
const NAMES = ['Chăm sóc da', 'Chống nắng', 'Trang điểm', 'Chăm sóc tóc', 'Chăm sóc cơ thể', 'Nước hoa']

it('gives each category a wider threshold than the one before', () => {
  const widths = barWidths(NAMES, ALWAYS)
  expect(widths).toHaveLength(NAMES.length)
  expect(widths).not.toContain(null)
  expect(widths).toEqual([...widths].sort((a, b) => Number(a) - Number(b)))
})

it('leaves what fits no width under more at every width', () => {
  const long = Array.from({ length: 9 }, () => 'Dụng cụ và phụ kiện làm đẹp')
  expect(barWidths(long, ALWAYS).at(-1)).toBeNull()
})

it('has a rule in the stylesheet for each width, of the bar and of the panel "Thêm"', () => {
  const rules = readFileSync('app/_styles/menu.css', 'utf8').matchAll(
    /@container head \(width >= ([\d.]+)rem\) \{\s*\.menu-bar \[data-from='([\d.]+)'\] \{\s*display: block;\s*\}\s*\.menu-panel \[data-until='([\d.]+)'\]/g,
  )
  expect([...rules].map(([, ...widths]) => widths)).toEqual(
    BAR_WIDTHS_REM.map((rem) => Array(3).fill(`${rem}`)),
  )
})
