import { useTranslations } from 'next-intl'
import { saleStateText } from '@/components/goods/sale-state-text'
import { HelpLink } from '@/components/forms/help-link'
import { HELP_PRE_ORDER } from '@/lib/pages/help/topics'
import { Icon } from '@/components/ui/icon'
import type { BagLineView, PackItemView } from '@/domain/bag/view'
import { formatDate, formatMoney } from '@/lib/format'

/** Details of a line: variant, members of a pack, date of a pre-order, recipient of a gift card. */
export function LineFacts({ line }: { line: BagLineView }) {
  const t = useTranslations('bag.line')
  const state = useTranslations('card.state')
  return (
    <>
      {line.variant && <p className="text-sm text-muted">{line.variant}</p>}
      {line.is_pre_order && (
        <p className="flex items-start gap-1.5 text-sm text-gold-dark">
          <Icon name="clock" size={16} className="mt-0.5 shrink-0" />
          {saleStateText({ kind: 'pre_order', ships_at: line.ships_at }, state)}
          <HelpLink href={HELP_PRE_ORDER} label={t('preOrderHelp')} />
        </p>
      )}
      {line.early && <p className="text-sm text-gold-dark">{t('early', { level: line.early.stage })}</p>}
      {line.is_buy_one_get_one_free && <p className="text-sm text-accent">{t('buyOneGetOne')}</p>}
      {line.pack_detail.length > 0 && <Members items={line.pack_detail} />}
      {line.bundle_saving > 0 && (
        <p className="text-sm text-success">
          {t('bundleSaving', { amount: formatMoney(line.bundle_saving) })}
        </p>
      )}
      {line.egift && <Egift egift={line.egift} />}
    </>
  )
}

function Members({ items }: { items: readonly PackItemView[] }) {
  const t = useTranslations('bag.line')
  return (
    <ul aria-label={t('members')} className="grid gap-0.5 border-l-2 border-line pl-3 text-sm text-muted">
      {items.map((item, at) => (
        <li key={`${item.combination_id}-${at}`}>
          {t('times', { count: item.quantity })} {item.name}
          {item.variant && ` (${item.variant})`}
        </li>
      ))}
    </ul>
  )
}

function Egift({ egift }: { egift: NonNullable<BagLineView['egift']> }) {
  const t = useTranslations('bag.line')
  return (
    <div className="flex gap-2 rounded-md bg-accent-soft px-3 py-2.5 text-sm">
      <Icon name="gift" className="mt-0.5 shrink-0 text-accent" />
      <div className="grid min-w-0 gap-0.5">
        <p>
          {t('egiftFor', { sender: egift.sender_name, recipient: egift.recipient_name })}{' '}
          <span className="break-all">({egift.recipient_email})</span>
        </p>
        <p className="break-words text-muted italic">{t('egiftMessage', { message: egift.message })}</p>
        <p className="text-muted">{t('egiftDate', { date: formatDate(egift.delivery_date) })}</p>
      </div>
    </div>
  )
}
