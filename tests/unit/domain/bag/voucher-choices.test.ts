import { isChoosable, rankChoices, type UnrankedChoice } from '@/domain/bag/voucher-choices'
import type { VoucherRefusal } from '@/domain/bag/pricing/vouchers'

function choice(code: string, amount: number, reason: VoucherRefusal | null = null, end = '2026-12-31') {
  return {
    ...{ voucher_id: code, code, name: code, description: '', type: 'gift' as const },
    ...{ is_auto_applied: false, amount, next_tier: null, reason, is_chosen: false },
    end_date: `${end}T00:00:00.000Z`,
  } satisfies UnrankedChoice
}

const missing = (amount: number): VoucherRefusal => ({ code: 'MIN_AMOUNT', min: 500_000, missing: amount })

it('puts what counts first, what saves most on top, and what is nearest before what is far', () => {
  const ranked = rankChoices([
    choice('FAR', 0, missing(300_000)),
    choice('ENDED', 0, { code: 'USED_UP' }),
    choice('MEMBERS', 0, { code: 'MEMBER_ONLY' }),
    choice('BRAND', 0, { code: 'BRANDS', brands: ['Onyul'] }),
    choice('MOMO', 0, { code: 'PAYMENT_METHOD', methods: ['momo'] }),
    choice('GIFT', 0),
    choice('SMALL', 20_000),
    choice('NEAR', 0, missing(40_000)),
    choice('LATE', 40_000, null, '2027-11-22'),
    choice('WELCOME', 40_000, null, '2026-12-01'),
  ])
  expect(ranked.map(({ code }) => code)).toEqual([
    ...['WELCOME', 'LATE', 'SMALL', 'GIFT', 'MOMO', 'NEAR', 'FAR', 'BRAND', 'MEMBERS', 'ENDED'],
  ])
  expect(ranked.filter(({ is_best }) => is_best).map(({ code }) => code)).toEqual(['WELCOME'])
})

it('calls none the best where none takes anything off', () => {
  const ranked = rankChoices([choice('GIFT', 0), choice('NEAR', 0, missing(1))])
  expect(ranked.some(({ is_best }) => is_best)).toBe(false)
})

it.each<[VoucherRefusal | null, boolean]>([
  [null, true],
  [{ code: 'PAYMENT_METHOD', methods: ['momo'] }, true],
  [{ code: 'NO_SHIPPING_YET' }, true],
  [missing(1), false],
  [{ code: 'MEMBER_ONLY' }, false],
  [{ code: 'USED_ALREADY' }, false],
])('%j: choosable %s', (reason, expected) => expect(isChoosable({ reason })).toBe(expected))
