import { isSyllable, typedSyllable } from '@/services/catalog/search/telex'

it.each([
  // Telex
  ['mawtj', 'mặt'],
  ['naj', 'nạ'],
  ['choongs', 'chống'],
  ['chongos', 'chống'],
  ['nawngs', 'nắng'],
  ['suwax', 'sữa'],
  ['nuwowcs', 'nước'],
  ['duwowngx', 'dưỡng'],
  ['dduwowngf', 'đường'],
  ['khuyeets', 'khuyết'],
  ['hoangf', 'hoàng'],
  ['ddor', 'đỏ'],
  ['thuyf', 'thùy'],
  ['giaf', 'già'],
  ['quaf', 'quà'],
  // VNI
  ['ma85t', 'mặt'],
  ['na5', 'nạ'],
  ['cho61ng', 'chống'],
  ['nu7o7c1', 'nước'],
  ['d9o3', 'đỏ'],
])('decodes %s to %s', (typed, text) => {
  expect(typedSyllable(typed)).toMatchObject({ text: text.normalize('NFC'), isCertain: true })
})

it.each(['kem', 'serum', 'b5', 'q10', '100ml', 'spf50', 'mascara', 'glow', 'toner', 'x', ''])(
  'does not decode %j',
  (typed) => {
    expect(typedSyllable(typed)).toBeNull()
  },
)

it.each(['lips', 'sets', 'deep', 'chongs'])('is not certain that %s is Telex', (typed) => {
  expect(typedSyllable(typed)).toMatchObject({ isCertain: false })
})

it('distinguishes syllables from other words', () => {
  for (const word of ['nghieng', 'mat', 'khoac', 'tay']) expect(isSyllable(word)).toBe(true)
  for (const word of ['serum', 'retinol', 'glow', 'spf50']) expect(isSyllable(word)).toBe(false)
})
