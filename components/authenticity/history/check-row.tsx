import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/goods/picture'
import type { Check } from '@/domain/authenticity/check'
import { AUTHENTICITY_PATH } from '@/domain/authenticity/link'
import { formatClock, formatDate } from '@/lib/format'

/** What a line says of a check: what matters now goes before what was found then. */
const stateOf = ({ recall, is_expired, verdict }: Check) =>
  recall ? 'recalled' : is_expired ? 'expired' : verdict

const isBad = ({ recall, is_expired, verdict }: Check) =>
  recall !== null || is_expired || verdict === 'suspect'

/** One check of the history, with a link to its result. */
export function CheckRow({ check }: { check: Check }) {
  const t = useTranslations('authenticity.history')
  const { id, product, batch, checked_at } = check
  return (
    <li>
      <Link
        href={`${AUTHENTICITY_PATH}?check=${id}`}
        prefetch={false}
        className="flex items-center gap-4 py-3 hover:text-accent"
      >
        <span className="w-14 shrink-0">
          <ProductPicture
            image={product.image === null ? undefined : { url: product.image }}
            alt=""
            sizes={56}
          />
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className="truncate font-semibold">{product.name}</span>
          <span className={`text-sm ${isBad(check) ? 'font-semibold text-sale' : 'text-ink'}`}>
            {t(`verdict.${stateOf(check)}`)}
          </span>
          <span className="text-xs text-muted">
            {t('batch', { batch })} · {formatClock(checked_at)}, {formatDate(checked_at)}
          </span>
        </span>
      </Link>
    </li>
  )
}
