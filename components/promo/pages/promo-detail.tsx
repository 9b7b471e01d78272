'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { ButtonLink } from '@/components/ui/button'
import { VoucherFact } from '@/components/offers/voucher-fact'
import { giftConditions, reasonSentence } from '@/components/offers/condition-text'
import type { Promotion } from '@/domain/catalog/promotion'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'
import { formatDate, formatLastDay } from '@/lib/format'
import { promotionPath } from '@/domain/catalog/promotion-address'
import { plainText } from '@/domain/text'
import { promoDetailOverlay, type PromoDetailProps } from '../overlays'
import { Notice } from '@/components/ui/notice'

/** Inline tags, which do not separate words. */
const INLINE = /<\/?(?:a|b|strong|i|em|u|span|sup|sub)\b[^>]*>/gi

/** Simple HTML as lines of plain text: one per paragraph or item. Safe to show anywhere. */
const plainLines = (html: string): string[] =>
  html
    .replace(INLINE, '')
    .split(/<\/(?:p|li|h\d|div|tr)>|<br\s*\/?>|\n/i)
    .map(plainText)
    .filter((line) => line !== '')

const NOT_FOUND = 404

const OFFERS: readonly Promotion['category'][] = ['gift_with_purchase', 'buy_one_get_one']

/** Details of a promotion: benefit, eligible orders, period and terms; with a link to its page. */
export default function PromoDetail({ slug }: PromoDetailProps) {
  const t = useTranslations('promo.detail')
  const { data, error, isValidating, mutate } = useData(
    api.catalog.v3.promotions[':key'].$path({ param: { key: slug } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const isGone = error instanceof DomainError && error.status === NOT_FOUND
  return (
    <OverlayFrame
      title={data?.name ?? t('title')}
      footer={
        data && (
          <ButtonLink href={promotionPath(data)} className="w-full">
            {t('page')}
          </ButtonLink>
        )
      }
    >
      {data ? (
        <Facts promotion={data} />
      ) : isGone ? (
        <Notice text={t('gone')} action={t('close')} onAction={() => closeOverlay(promoDetailOverlay)} />
      ) : error && !isValidating ? (
        <Notice
          text={withInstruction(t('failed'), error)}
          action={t('retry')}
          onAction={() => void mutate()}
        />
      ) : (
        <Notice text={t('loading')} />
      )}
    </OverlayFrame>
  )
}

function Facts({ promotion }: { promotion: Promotion }) {
  const t = useTranslations('promo.detail')
  const reason = useTranslations('product.reason')
  const { category, description, gift, more_info, start_date, end_date } = promotion
  const terms = plainLines(more_info.tnc)
  return (
    <div className="grid gap-4 p-5">
      {description && <p className="whitespace-pre-line">{description}</p>}
      <dl className="divide-y divide-line border-y border-line text-sm">
        <VoucherFact label={t('dates')}>
          {t('range', { start: formatDate(start_date), end: formatLastDay(end_date) })}
        </VoucherFact>
        {OFFERS.includes(category) && (
          <VoucherFact label={t('who')}>
            {reasonSentence(giftConditions(promotion.reason), reason)}
          </VoucherFact>
        )}
        {gift && <VoucherFact label={t('gift')}>{gift.name}</VoucherFact>}
      </dl>
      {terms.length > 0 && (
        <section className="text-sm">
          <h3 className="mb-2 text-base">{t('terms')}</h3>
          <ul className="list-disc pl-5 text-muted">
            {terms.map((line) => (
              <li key={line} className="mb-1">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
