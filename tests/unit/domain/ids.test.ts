import { isCanonicalUuid, isUuid } from '@/domain/ids'

const ID = '0b8f8a52-3f5e-4c59-9d5a-1f2e3d4c5b6a'

it.each([
  [ID, true, true],
  [ID.toUpperCase(), true, false],
  [ID.replaceAll('-', ''), false, false],
  [`${ID}0`, false, false],
  [`${ID}\n`, false, false],
  [ID.replace('a', 'g'), false, false],
  ['', false, false],
])('%j is a UUID: %s, spelt as the shop writes it: %s', (text, isAny, isCanonical) => {
  expect(isUuid(text)).toBe(isAny)
  expect(isCanonicalUuid(text)).toBe(isCanonical)
})
