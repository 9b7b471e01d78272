import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Voucher } from '@/domain/voucher'
import { formatLastDay } from '@/lib/format'
import { VoucherInfoLink } from './voucher-info-link'
import { reasonSentence, voucherConditions } from '@/components/offers/condition-text'
import { voucherIcons } from '@/components/offers/voucher-icons'

interface VoucherCardProps {
  voucher: Voucher
  /** what can be done with it, below */
  children?: ReactNode
}

/** A voucher in a list: benefit, eligible orders, end. */
export function VoucherCard({ voucher, children }: VoucherCardProps) {
  const t = useTranslations('vouchers')
  const reason = useTranslations('product.reason')
  const { type, name, description, code, end_date } = voucher
  const icon = voucherIcons[type]
  return (
    <article className="flex h-full gap-4 rounded-lg border border-line bg-white p-4 text-sm">
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
        <Icon name={icon} size={22} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="text-base">{name}</h3>
        <p className="line-clamp-3 text-muted">
          {description || reasonSentence(voucherConditions(voucher), reason)}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-1 text-xs text-muted">
          <p>
            {code === null ? t('automatic') : t('code', { code })}
            <br />
            {t('until', { date: formatLastDay(end_date) })}
          </p>
          <VoucherInfoLink voucher={voucher} />
        </div>
        {children}
      </div>
    </article>
  )
}
