import { foldText } from '../text'

/** Provinces' numbers at the front of a citizen's number: 001 to 096. */
const isProvince = (code: string): boolean => Number(code) >= 1 && Number(code) <= 96

/** A citizen's number: 12 digits, the province's first. */
export const isCitizenNumber = (value: string): boolean =>
  /^\d{12}$/.test(value) && isProvince(value.slice(0, 3))

const TAX_WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** A company's tax code: ten digits, the last of which checks the others, and a branch's three behind a dash. */
export function isTaxCode(value: string): boolean {
  if (!/^\d{10}(-\d{3})?$/.test(value)) return false
  const sum = TAX_WEIGHTS.reduce((total, weight, index) => total + weight * Number(value[index]), 0)
  return 10 - (sum % 11) === Number(value[9])
}

/** A name as banks write it: 'NGUYEN THI LAN'. */
export const bankLetters = (name: string): string =>
  foldText(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

/** Whether an account's holder is the person or company that was named. */
export const isSameHolder = (holder: string, legalName: string): boolean =>
  bankLetters(holder) !== '' && bankLetters(holder) === bankLetters(legalName)
