import { type ApplicantFacts, type HoldReason, holdReasons } from '@/domain/affiliate/approval'

const right: ApplicantFacts = {
  ...{ wasDecidedBefore: false, isCompany: false, isAccountKnown: false },
  ...{ hasVerifiedPhone: true, hasVerifiedEmail: true, accountDays: 30, deliveredOrders: 1 },
}

it.each<[Partial<ApplicantFacts>, HoldReason[]]>([
  [{}, []],
  [{ wasDecidedBefore: true }, ['decided-before']],
  [{ isCompany: true }, ['company']],
  [{ hasVerifiedPhone: false }, ['no-verified-contact']],
  [{ hasVerifiedEmail: false }, ['no-verified-contact']],
  [{ accountDays: 29.9 }, ['new-account']],
  [{ deliveredOrders: 0 }, ['no-delivered-order']],
  [{ isAccountKnown: true, wasDecidedBefore: true }, ['decided-before', 'known-account']],
])('rules hold an applicant with %j for %j (AFF-02)', (changes, reasons) =>
  expect(holdReasons({ ...right, ...changes })).toEqual(reasons),
)
