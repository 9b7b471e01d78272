import type { acquisitionFields } from '@/domain/account/sign-in'

type Given = Partial<Record<keyof typeof acquisitionFields, string>>

const FIELDS = [
  'acquisition_campaign',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'aff_sid',
  'affilation',
  'affiliate_code',
] as const satisfies (keyof typeof acquisitionFields)[]

/** Acquisition fields of a call, empty ones left out. */
export function acquisitionOf(given: Given): Record<string, string> {
  return Object.fromEntries(FIELDS.flatMap((name) => (given[name] ? [[name, given[name]]] : [])))
}
