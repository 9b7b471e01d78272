import { redeemDay } from '@/domain/campaign/prize'
import { missingOfPair, redeemInputSchema } from '@/domain/campaign/redeem'
import { readInput } from '@/domain/input'

const BODY = {
  points: 5,
  prize_name: 'Túi vải',
  type: 'gift',
  campaign_id: '12',
  start_date: '01/11/2026',
  end_date: '30/11/2026',
}

it('names days as DD/MM/YYYY of Ho Chi Minh City (GAM-08)', () => {
  expect(redeemDay('2026-11-22T16:59:59Z')).toBe('22/11/2026')
  expect(redeemDay('2026-11-22T17:00:00Z')).toBe('23/11/2026')
  expect(redeemDay(new Date('2026-12-31T17:00:00Z'))).toBe('01/01/2027')
})

it('names the one of phone and ID number that is missing (GAM-09)', () => {
  expect(missingOfPair({ phone_no: '', kpi: '' })).toBeNull()
  expect(missingOfPair({ phone_no: '0912345678', kpi: '079203001234' })).toBeNull()
  expect(missingOfPair({ phone_no: '', kpi: '079203001234' })).toBe('phone_no')
  expect(missingOfPair({ phone_no: '0912345678', kpi: '' })).toBe('kpi')
})

it('takes numbers as they are typed, and ID numbers of 12 or 9 digits', () => {
  expect(
    readInput(redeemInputSchema, { ...BODY, phone_no: '0912 345-678', kpi: '079 203.001234' }),
  ).toMatchObject({
    phone_no: '0912345678',
    kpi: '079203001234',
  })
  expect(readInput(redeemInputSchema, BODY)).toMatchObject({ phone_no: '', kpi: '' })
  for (const kpi of ['1234567890', '07920300123a', '0792030012345'])
    expect(() => readInput(redeemInputSchema, { ...BODY, kpi })).toThrow()
  for (const wrong of [
    { start_date: '2026-11-01' },
    { campaign_id: '0' },
    { campaign_id: 'x' },
    { points: 0 },
  ])
    expect(() => readInput(redeemInputSchema, { ...BODY, ...wrong })).toThrow()
})
