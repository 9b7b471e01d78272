import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/sharing/copy-button'
import { Section } from '@/components/ui/section'
import { VoucherCard } from '@/components/vouchers/voucher-card'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'

/** The campaign's vouchers in force, each with its code to copy; gone when none of them is. */
export function VouchersSection({ section: { title, body, slugs }, page }: SectionProps<'vouchers'>) {
  const t = useTranslations('campaign.vouchers')
  const vouchers = slugs.flatMap((slug) => page.vouchers.find((voucher) => voucher.slug === slug) ?? [])
  if (vouchers.length === 0) return null
  return (
    <Section title={title}>
      <RichText html={body} className="mb-5" />
      <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3">
        {vouchers.map((voucher) => (
          <li key={voucher._id}>
            <VoucherCard voucher={voucher}>
              {voucher.code !== null && (
                <CopyButton
                  text={voucher.code}
                  className="mt-3 w-full noscript:hidden"
                  texts={{
                    copy: t('copy', { code: voucher.code }),
                    copied: t('copied', { code: voucher.code }),
                    copyFailed: t('copyFailed'),
                  }}
                />
              )}
            </VoucherCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}
