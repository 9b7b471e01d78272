import { identityFact } from '@/domain/shop/shop-identity'
import { writtenSettings } from '@/settings'

/** Name and contact of the shop in its messages; the storefront reads the same variables in lib/site.ts. */
export interface Sender {
  name: string
  /** without a trailing slash */
  url: string
  host: string
  /** empty when a public shop has not set it */
  hotline: string
  /** empty when a public shop has not set it */
  email: string
  /** name, address and tax code of the company; facts that a public shop has not set are left out */
  company: readonly string[]
}

function companyOf(environment: Readonly<Record<string, string | undefined>>): string[] {
  const taxCode = identityFact('SITE_TAX_CODE', environment)
  return [
    identityFact('SITE_COMPANY_NAME', environment),
    identityFact('SITE_ADDRESS', environment),
    taxCode === '' ? '' : `Mã số doanh nghiệp: ${taxCode}`,
  ].filter((fact) => fact !== '')
}

export function sender(
  environment: Readonly<Record<string, string | undefined>> = writtenSettings(),
): Sender {
  const url = (environment.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '')
  return {
    name: environment.SITE_NAME ?? 'Nàng',
    url,
    host: new URL(url).hostname,
    hotline: identityFact('SITE_HOTLINE', environment),
    email: identityFact('SITE_EMAIL', environment),
    company: companyOf(environment),
  }
}
