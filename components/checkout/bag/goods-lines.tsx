import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/goods/picture'
import type { EgiftInfo } from '@/domain/bag/egift'
import type { GoodsView, PackItemView } from '@/domain/bag/view'
import { formatDate, formatMoney } from '@/lib/format'

export interface ShownLine extends GoodsView {
  key: string
  quantity: number
  /** dong; null for what is free */
  total: number | null
  /** a note, such as why it is free */
  remark: string | null
  is_pre_order: boolean
  egift: EgiftInfo | null
  pack_detail: PackItemView[]
}

/** Read-only lines of a bag or an order. */
export function GoodsLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.key} className="py-3 first:pt-0 last:pb-0">
          <GoodsLine line={line} />
        </li>
      ))}
    </ul>
  )
}

function GoodsLine({ line }: { line: ShownLine }) {
  const t = useTranslations('checkout.lines')
  const { name, variant, quantity, total, remark, egift } = line
  return (
    <div className="flex gap-3">
      <ProductPicture
        image={line.image_url ? { url: line.image_url } : undefined}
        alt=""
        sizes={64}
        className="size-16 shrink-0 rounded-md"
      />
      <div className="grid min-w-0 flex-1 content-start gap-0.5 text-sm">
        <p className="product-name">{name}</p>
        {variant && <p className="text-muted">{variant}</p>}
        {line.pack_detail.map((item) => (
          <p key={item.combination_id} className="text-xs text-muted">
            {t('packItem', {
              count: item.quantity,
              name: item.variant ? `${item.name} (${item.variant})` : item.name,
            })}
          </p>
        ))}
        {egift && (
          <p className="text-xs text-muted">
            {t('egift', {
              to: egift.recipient_name,
              email: egift.recipient_email,
              day: formatDate(egift.delivery_date),
            })}
          </p>
        )}
        {line.is_pre_order && <p className="text-xs text-accent-dark">{t('preOrder')}</p>}
        {remark && <p className="text-xs text-accent-dark">{remark}</p>}
        <p className="mt-0.5 flex justify-between gap-3">
          <span className="text-muted">{t('quantity', { count: quantity })}</span>
          <span className="font-semibold">{total === null ? t('free') : formatMoney(total)}</span>
        </p>
      </div>
    </div>
  )
}
