import { readCode } from './code'

/** The page of the check, which the QR code on a box opens. */
export const AUTHENTICITY_PATH = '/authenticity'

/** Parameters of its address. */
export const CODE_PARAMETER = 'code'

/** The address in the QR code on a box. */
export const codeAddress = (site: string, code: string): string =>
  `${site.replace(/\/+$/, '')}${AUTHENTICITY_PATH}?${CODE_PARAMETER}=${code}`

/** What a scanned text is: a code, an address of another site, or anything else. */
export type Scanned = { is: 'code'; code: string } | { is: 'foreign'; host: string } | { is: 'other' }

/** Reads the text of a QR code or bar code. @param hosts where this shop is found, such as 'nang.vn' */
export function readScanned(text: string, hosts: readonly string[]): Scanned {
  const bare = readCode(text)
  if ('code' in bare) return { is: 'code', code: bare.code }
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { is: 'other' }
  const { host, pathname, searchParams } = new URL(text)
  if (!hosts.includes(host)) return { is: 'foreign', host }
  const read = readCode(searchParams.get(CODE_PARAMETER) ?? '')
  return pathname === AUTHENTICITY_PATH && 'code' in read ? { is: 'code', code: read.code } : { is: 'other' }
}
