import {
  Building2,
  CalendarHeart,
  Copy,
  Gift,
  type LucideIcon,
  Megaphone,
  Percent,
  Sparkles,
  Tags,
  Zap,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { ProductPicture } from '@/components/product/picture'
import type { Promotion, PromotionCategory } from '@/domain/catalog/promotion'
import { formatDate } from '@/lib/format'
import { promotionPath } from '@/lib/promotion-path'

const icons: Record<PromotionCategory, LucideIcon> = {
  flash_sale: Zap,
  gift_with_purchase: Gift,
  buy_one_get_one: Copy,
  campaign: Megaphone,
  deals: Tags,
  sale: Percent,
  partner: Building2,
  weekly_highlight: CalendarHeart,
  promo: Sparkles,
}

interface PromoCardProps {
  promotion: Promotion
  /** has not begun: the card says when it will */
  isUpcoming?: boolean
  /** leads to its page at once, where nothing opens the details over the page one is on */
  isPlain?: boolean
}

/** A promotion on a list. On /promo a press opens its details (`PromoWatch`); without scripts it leads to its page. */
export function PromoCard({ promotion, isUpcoming = false, isPlain = false }: PromoCardProps) {
  const t = useTranslations('promo')
  const { slug, name, description, gift, start_date, end_date } = promotion
  return (
    <article className="group relative flex h-full gap-4 rounded-lg border border-line bg-white p-4 text-sm">
      <PromoFigure promotion={promotion} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="text-base">
          <Link
            href={promotionPath(promotion)}
            prefetch={false}
            {...(!isPlain && { 'data-promo': slug, 'aria-haspopup': 'dialog' })}
            className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:text-accent focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h3>
        <p className="line-clamp-3 text-muted">{description}</p>
        {gift && <p className="text-accent-dark">{t('gift', { name: gift.name })}</p>}
        <p className="mt-auto pt-1 text-xs text-muted">
          {isUpcoming
            ? t('from', { date: formatDate(start_date) })
            : t('until', { date: formatDate(end_date) })}
        </p>
      </div>
    </article>
  )
}

function PromoFigure({ promotion: { category, gift } }: { promotion: Promotion }) {
  const Icon = icons[category]
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-md bg-accent-soft text-accent">
      {gift?.image_url ? (
        <ProductPicture image={{ url: gift.image_url }} alt="" sizes={56} className="size-14" />
      ) : (
        <Icon aria-hidden size={24} strokeWidth={1.5} />
      )}
    </span>
  )
}

/** Promotions side by side. */
export function PromoCards({
  promotions,
  ...card
}: { promotions: readonly Promotion[] } & Omit<PromoCardProps, 'promotion'>) {
  return (
    <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3">
      {promotions.map((promotion) => (
        <li key={promotion._id}>
          <PromoCard promotion={promotion} {...card} />
        </li>
      ))}
    </ul>
  )
}
