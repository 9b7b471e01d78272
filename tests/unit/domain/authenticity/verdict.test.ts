import { batchKey } from '@/domain/authenticity/batch'
import { checkFormSchema } from '@/domain/authenticity/check-input'
import { codeOf, groupedCode } from '@/domain/authenticity/code'
import {
  type EarlierChecks,
  SUSPECT_CHECKERS,
  SUSPECT_DAYS,
  SUSPECT_NETWORKS,
  suspicionsOf,
  verdictOf,
} from '@/domain/authenticity/verdict'
import { readInput } from '@/domain/input'

const none: EarlierChecks = { own: 0, others: 0, otherNetworks: 0, otherDays: 0, sellers: 0 }

it.each([
  ['first', {}],
  ['first', { sellers: 1 }],
  ['own', { own: 3 }],
  [
    'seen',
    {
      others: SUSPECT_CHECKERS - 1,
      otherDays: SUSPECT_DAYS - 1,
      otherNetworks: SUSPECT_NETWORKS - 1,
      sellers: 1,
    },
  ],
  ['seen', { own: 1, others: 1 }],
  ['suspect', { others: SUSPECT_CHECKERS }],
  ['suspect', { others: 1, otherDays: SUSPECT_DAYS }],
  ['suspect', { others: 2, otherNetworks: SUSPECT_NETWORKS }],
  ['suspect', { others: 1, sellers: 2 }],
] as const)('says %s after %j', (verdict, changes) => {
  expect(verdictOf('unit', { ...none, ...changes })).toBe(verdict)
})

it('counts nothing against a code that is on a whole batch', () => {
  expect(verdictOf('batch', { ...none, others: 500, otherDays: 400 })).toBe('batch')
})

it('suspects no unit that one person alone checked', () => {
  expect(suspicionsOf({ ...none, own: 90, otherDays: 400, sellers: 2 })).toEqual([])
})

it('compares batches as boxes print and people type them', () => {
  expect(batchKey(' l 2611-a ')).toBe(batchKey('L2611/A'))
})

describe('the form of a check', () => {
  const code = groupedCode(codeOf({ serial: 9, signature: 9 }))
  const faultsOf = (fields: object) => {
    try {
      readInput(checkFormSchema, fields, { abortEarly: false })
      return []
    } catch (error) {
      return error instanceof Error && 'inner' in error
        ? (error.inner as { path: string }[]).map(({ path }) => path)
        : [String(error)]
    }
  }

  it('needs the code alone', () => {
    expect(faultsOf({ code })).toEqual([])
    expect(faultsOf({})).toEqual(['code'])
  })

  it('names each wrong field', () => {
    expect(
      faultsOf({
        code: `${code.slice(0, -1)}?`,
        batch: 'lô số',
        bought_from: 'moon',
        email: 'lan',
        seller_name: 'a'.repeat(101),
      }),
    ).toEqual(expect.arrayContaining(['code', 'batch', 'bought_from', 'email', 'seller_name']))
  })
})
