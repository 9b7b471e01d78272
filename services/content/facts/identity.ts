import { identityFact } from '@/domain/shop/shop-identity'
import { settings, writtenSettings } from '@/settings'
import { fact, type Facts } from './fact'

/** Who the shop is: the settings that the footer and the mails show. */
export function identityFacts(): Facts {
  const written = (name: Parameters<typeof identityFact>[0]) => fact(identityFact(name, writtenSettings()))
  return {
    shop_name: fact(settings.SITE_NAME),
    site_url: fact(settings.SITE_URL.replace(/\/+$/, '')),
    company_name: written('SITE_COMPANY_NAME'),
    company_address: written('SITE_ADDRESS'),
    company_tax_code: written('SITE_TAX_CODE'),
    company_tax_authority: written('SITE_TAX_AUTHORITY'),
    company_representative: written('SITE_REPRESENTATIVE'),
    hotline: written('SITE_HOTLINE'),
    hotline_hours: written('SITE_HOTLINE_HOURS'),
    support_email: written('SITE_EMAIL'),
  }
}
