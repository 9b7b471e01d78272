import fc from 'fast-check'
import {
  CODE_LENGTH,
  codeOf,
  groupedCode,
  partsOf,
  readCode,
  SERIALS,
  SIGNATURES,
} from '@/domain/authenticity/code'
import { codeAddress, readScanned } from '@/domain/authenticity/link'

const ALPHABET = '0123456789ACEHJKMRTVWXY'
const parts = fc.record({
  serial: fc.integer({ min: 0, max: SERIALS - 1 }),
  signature: fc.integer({ min: 0, max: SIGNATURES - 1 }),
})

it('writes fourteen symbols of which no two look alike, and reads them again', () => {
  fc.assert(
    fc.property(parts, (given) => {
      const code = codeOf(given)
      expect(code).toMatch(new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`))
      expect(readCode(groupedCode(code))).toEqual({ code })
      expect(partsOf(code)).toEqual(given)
    }),
  )
})

it('tells every wrong symbol and every exchange of two', () => {
  fc.assert(
    fc.property(parts, (given) => {
      const code = codeOf(given)
      const symbols = [...code]
      for (let place = 0; place < CODE_LENGTH; place++) {
        for (const other of ALPHABET)
          if (other !== symbols[place])
            expect(readCode(symbols.with(place, other).join(''))).toEqual({ fault: 'typo' })
        for (let second = place + 1; second < CODE_LENGTH; second++) {
          if (symbols[second] === symbols[place]) continue
          const exchanged = symbols.with(place, symbols[second] ?? '').with(second, symbols[place] ?? '')
          expect(readCode(exchanged.join(''))).toEqual({ fault: 'typo' })
        }
      }
    }),
    { numRuns: 20 },
  )
})

describe('reads a code as people type it', () => {
  const code = codeOf({ serial: 1_234_567_890, signature: 98_765_432 })

  it.each([
    ['small letters', code.toLowerCase()],
    ['blanks and dashes', ` ${[...code].join(' ')}–`],
    ['groups with dots', code.replace(/(.{4})/g, '$1.')],
    [
      'full width',
      [...code].map((symbol) => String.fromCodePoint((symbol.codePointAt(0) ?? 0) + 0xfee0)).join(''),
    ],
  ])('%s', (_, typed) => {
    expect(readCode(typed)).toEqual({ code })
  })

  it('look-alike symbols', () => {
    const looks: Record<string, string> = {
      0: 'O',
      1: 'l',
      2: 'Z',
      5: 's',
      6: 'G',
      8: 'b',
      V: 'u',
      E: 'F',
      M: 'n',
      R: 'P',
    }
    fc.assert(
      fc.property(parts, (given) => {
        const right = codeOf(given)
        expect(readCode([...right].map((symbol) => looks[symbol] ?? symbol).join(''))).toEqual({
          code: right,
        })
      }),
    )
  })

  it('with a Vietnamese keyboard on', () => {
    // Telex makes 'Â' of AA, 'Ẽ' of EX, 'Ả' of AR, 'Ư' of W; VNI makes 'Á' of A1, 'Ê' of E6.
    const telex: [string, string][] = [
      ['AA', 'Â'],
      ['EE', 'Ê'],
      ['EX', 'Ẽ'],
      ['AR', 'Ả'],
      ['YJ', 'Ỵ'],
      ['W', 'Ư'],
    ]
    const vni: [string, string][] = [
      ['A1', 'Á'],
      ['E6', 'Ê'],
      ['A3', 'Ả'],
      ['Y5', 'Ỵ'],
      ['A8', 'Ă'],
    ]
    const composed = (text: string, marks: [string, string][]) =>
      marks.reduce((result, [keys, letter]) => result.replaceAll(keys, letter), text)
    fc.assert(
      fc.property(parts, (given) => {
        const right = codeOf(given)
        for (const marks of [telex, vni])
          expect([{ code: right }, { fault: 'typo' }]).toContainEqual(readCode(composed(right, marks)))
      }),
      { numRuns: 500 },
    )
    // Right by both keyboards: 'YYYYYY5X5X0A12' of VNI, 'YYYYYYJX5X0A52' of Telex.
    expect(readCode(composed('YYYYYY5X5X0A12', vni))).toEqual({ fault: 'typo' })
    const code = codeOf({ serial: 3_404_825_429, signature: 136_818_147 })
    expect(code).toContain('Y5')
    expect(readCode(composed(code, vni))).toEqual({ code })
  })
})

it.each([
  ['', 'missing'],
  [' - ', 'missing'],
  ['A1C2E', 'short'],
  ['A1C2EH3J4K5MR6TT', 'long'],
  ['A1C2E+H3J4K', 'symbols'],
  ['A1C2EH3J4K5MR?', 'symbols'],
  ['А1C2EH3J4K5MR6', 'symbols'],
])('says what is wrong with "%s": %s', (typed, fault) => {
  expect(readCode(typed)).toEqual({ fault })
})

describe('a scanned text', () => {
  const code = codeOf({ serial: 77, signature: 5 })
  const hosts = ['nang.vn']

  it('is the code of an address of this shop, or a code by itself', () => {
    expect(readScanned(codeAddress('https://nang.vn/', code), hosts)).toEqual({ is: 'code', code })
    expect(readScanned(groupedCode(code), hosts)).toEqual({ is: 'code', code })
  })

  it('is refused by the name of another site, however much its address looks like ours', () => {
    expect(readScanned(codeAddress('https://nang.vn.example', code), hosts)).toEqual({
      is: 'foreign',
      host: 'nang.vn.example',
    })
    expect(readScanned('https://nang.vn@evil.example/authenticity?code=1', hosts)).toEqual({
      is: 'foreign',
      host: 'evil.example',
    })
  })

  it('is nothing else', () => {
    for (const text of [
      '8934567890123',
      'https://nang.vn/son-moi',
      'javascript:alert(1)',
      'https://nang.vn/authenticity?code=A1',
    ])
      expect(readScanned(text, hosts)).toEqual({ is: 'other' })
  })
})
