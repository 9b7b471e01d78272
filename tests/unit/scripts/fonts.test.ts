/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { fontFiles, fontRanges, lettersOf } from '@/scripts/fonts'

function open(file: string): Font {
  const font = create(readFileSync(file))
  if (!('characterSet' in font)) throw new Error(`${file} is a collection`)
  return font
}

/** What Vietnamese and names of brands are written with. */
const WRITTEN =
  'aàảãáạăằẳẵắặâầẩẫấậbcdđeèẻẽéẹêềểễếệfghiìỉĩíịjklmnoòỏõóọôồổỗốộơờởỡớợpqrstuùủũúụưừửữứựvwxyỳỷỹýỵzçñöüœæ0123456789.,:;!?%+–—…“”‘’()/&@#®™°·'

describe('the faces of the shop', () => {
  it('are up to date with the script and with the ranges of lib/fonts.ts', async () => {
    const files = Object.entries(await fontFiles())
    expect(files.map(([file]) => file)).toEqual([
      'lib/fonts/text-latin.woff2',
      'lib/fonts/text-vietnamese.woff2',
      'lib/fonts/display-latin.woff2',
      'lib/fonts/display-vietnamese.woff2',
    ])
    for (const [file, content] of files)
      expect([file, content.equals(readFileSync(file))]).toEqual([file, true])
  })

  it.each([
    ['text', `${WRITTEN}₫`],
    ['display', WRITTEN],
  ])('has every letter of Vietnamese, small and large, in %s', (face, written) => {
    const has = new Set<number>()
    for (const { script, range } of fontRanges().filter((file) => file.face === face)) {
      const wanted = new Set(lettersOf(range))
      for (const code of open(`lib/fonts/${face}-${script}.woff2`).characterSet)
        if (wanted.has(String.fromCodePoint(code))) has.add(code)
    }
    const missing = [...new Set(written + written.toUpperCase())].filter(
      (letter) => !has.has(letter.codePointAt(0) ?? 0),
    )
    expect(missing).toEqual([])
  })

  it('has the weights from 400 to 600 and digits of one width in the face of texts', () => {
    const text = open('lib/fonts/text-latin.woff2')
    expect(text.variationAxes).toMatchObject({ wght: { min: 400, max: 600 } })
    expect(text.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']))
    const widths = text.layout('0123456789', ['tnum']).positions.map(({ xAdvance }) => xAdvance)
    expect(new Set(widths).size).toBe(1)
  })
})
