import { fillText } from '@/components/ui/fill-text'
import { textTemplate } from '@/lib/text-template'

it.each([
  ['Đóng', 'Đóng'],
  ['{name}, ảnh {number}', '{name}, ảnh {number}'],
  [[['name'], ', ảnh ', ['number']], '{name}, ảnh {number}'],
  [['Phóng to: ', ['photo']], 'Phóng to: {photo}'],
])('gives %j back as it was written', (raw, text) => {
  expect(textTemplate(raw)).toBe(text)
})

it('gives what can be filled in', () => {
  const text = textTemplate([['number'], '/', ['total']])
  expect(fillText(text, { number: 2, total: 5 })).toBe('2/5')
})

it('fills in a text that a component imports itself, as the built shop has it', () => {
  const texts: { write: string } = JSON.parse('{ "write": ["Viết đánh giá ", ["count"], " sản phẩm"] }')
  expect(fillText(texts.write, { count: 2 })).toBe('Viết đánh giá 2 sản phẩm')
})
