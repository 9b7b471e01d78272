import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { Promotion, PromotionCategory } from '@/domain/catalog/promotion'
import { formatDate, formatLastDay } from '@/lib/format'
import { isServable } from '@/lib/pictures'
import { promotionPath } from '@/domain/catalog/promotion-address'

const icons: Record<PromotionCategory, IconName> = {
  flash_sale: 'zap',
  gift_with_purchase: 'gift',
  buy_one_get_one: 'copy',
  campaign: 'megaphone',
  deals: 'tags',
  sale: 'percent',
  partner: 'building-2',
  weekly_highlight: 'calendar-heart',
  promo: 'sparkles',
}

/** px, at its widest: a card of three on the desktop. */
const SLOT = { width: 384, height: 256 }

interface PromoCardProps {
  promotion: Promotion
  /** not started: the card shows when it will */
  isUpcoming?: boolean
  /** links straight to its page, where no overlay opens the details */
  isPlain?: boolean
}

/** A promotion in a list. On /promo a click opens its details (`PromoOverlaySync`); without scripts it links to its page. */
export function PromoCard({ promotion, isUpcoming = false, isPlain = false }: PromoCardProps) {
  const t = useTranslations('promo')
  const { slug, name, description, gift, start_date, end_date } = promotion
  return (
    <article className="group relative flex h-full flex-wrap overflow-hidden rounded-lg border border-line bg-white text-sm tablet:flex-col tablet:flex-nowrap">
      <PromoFigure promotion={promotion} />
      <div className="flex min-w-0 flex-[999_1_11rem] flex-col gap-1 p-4 tablet:flex-auto desktop:p-5">
        <h3 className="font-display text-lg text-balance">
          <Link
            href={promotionPath(promotion)}
            prefetch={false}
            {...(!isPlain && { 'data-promo': slug, 'aria-haspopup': 'dialog' })}
            className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:text-accent focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h3>
        <p className="line-clamp-3 text-muted">{description}</p>
        {gift && <p className="text-accent-dark">{t('gift', { name: gift.name })}</p>}
        <p className="mt-auto pt-1 text-xs text-muted">
          {isUpcoming
            ? t('from', { date: formatDate(start_date) })
            : t('until', { date: formatLastDay(end_date) })}
        </p>
      </div>
    </article>
  )
}

/** The promotion's picture, else its gift, else its kind's icon. On the phone beside the text where there is space. */
function PromoFigure({ promotion: { category, gift, more_info } }: { promotion: Promotion }) {
  const icon = icons[category]
  const url = more_info.image?.url ?? gift?.image_url
  return (
    <span className="relative grid min-h-28 flex-[1_0_min(7.5rem,30vw)] place-items-center overflow-hidden bg-accent-soft text-accent tablet:aspect-[3/2] tablet:w-full tablet:flex-none">
      {url && isServable(url) ? (
        <Picture
          src={url}
          alt=""
          width={SLOT.width}
          height={SLOT.height}
          className="absolute inset-0 size-full object-cover transition-transform duration-200 group-hover:scale-102"
        />
      ) : (
        <Icon name={icon} size={32} />
      )}
    </span>
  )
}

/** Columns of a list and its cards: a short list stands beside its neighbours instead of leaving an incomplete row. */
const COLUMNS = {
  1: { list: 'desktop:col-span-1', cards: 'tablet:grid-cols-2 desktop:grid-cols-1' },
  2: { list: 'desktop:col-span-2', cards: 'tablet:grid-cols-2' },
  3: { list: 'desktop:col-span-3', cards: 'tablet:grid-cols-2 desktop:grid-cols-3' },
} as const

/** Columns for a number of promotions. */
export const columnsOf = (count: number) => COLUMNS[count === 1 ? 1 : count === 2 ? 2 : 3]

interface PromoCardsProps extends Omit<PromoCardProps, 'promotion'> {
  promotions: readonly Promotion[]
  /** the list is as narrow as its cards */
  isFitted?: boolean
}

/** Promotions side by side. */
export function PromoCards({ promotions, isFitted = false, ...card }: PromoCardsProps) {
  const { cards } = columnsOf(isFitted ? promotions.length : 3)
  return (
    <ul className={`grid grid-cols-1 gap-3 tablet:gap-5 ${cards}`}>
      {promotions.map((promotion) => (
        <li key={promotion._id}>
          <PromoCard promotion={promotion} {...card} />
        </li>
      ))}
    </ul>
  )
}
