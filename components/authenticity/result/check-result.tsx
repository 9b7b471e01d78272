import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/goods/picture'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { Check } from '@/domain/authenticity/check'
import { SUSPECT_DAYS, type Verdict } from '@/domain/authenticity/verdict'
import { prefilledContact } from '@/domain/contact/prefill'
import { formatClock, formatDate } from '@/lib/format'
import { HELP_CONTACT_PATH } from '@/lib/pages/help/paths'

type Tone = 'good' | 'neutral' | 'bad'

const TONES: Record<Tone, { box: string; icon: string; name: IconName }> = {
  good: { box: 'bg-success-soft', icon: 'text-success', name: 'badge-check' },
  neutral: { box: 'bg-sand', icon: 'text-ink', name: 'info' },
  bad: { box: 'bg-accent-soft', icon: 'text-sale', name: 'circle-alert' },
}

const TONE_OF: Record<Verdict, Tone> = {
  first: 'good',
  own: 'good',
  seen: 'neutral',
  suspect: 'bad',
  batch: 'good',
}

const toneOf = ({ verdict, recall, is_expired, is_other_batch, is_other_product }: Check): Tone =>
  recall || is_expired || is_other_batch || is_other_product ? 'bad' : TONE_OF[verdict]

/** What goes before all else: a first check of a unit that does not fit its box is no good news. */
function headlineOf({ verdict, recall, is_expired, is_other_batch, is_other_product }: Check) {
  if (recall) return 'recalled'
  if (verdict === 'suspect') return 'suspect'
  if (is_other_product) return 'otherProductTitle'
  if (is_other_batch) return 'otherBatchTitle'
  return is_expired ? 'expiredTitle' : verdict
}

const written = (instant: string) => `${formatClock(instant)}, ${formatDate(instant)}`

/** What a check found: the verdict, what is wrong and what to do, and the facts of the unit. */
export function CheckResult({ check }: { check: Check }) {
  const t = useTranslations('authenticity.result')
  const { verdict, others, recall } = check
  const tone = toneOf(check)
  const look = TONES[tone]
  return (
    <div className="grid gap-5">
      <div className={`grid gap-2 rounded-lg p-4 ${look.box}`}>
        <p className="flex items-start gap-2 text-lg font-semibold">
          <Icon name={look.name} size={24} className={`mt-0.5 shrink-0 ${look.icon}`} />
          {t(headlineOf(check))}
        </p>
        {recall && (
          <>
            <p>{t('reason', { reason: recall.reason })}</p>
            <p className="font-semibold">{t('advice', { advice: recall.advice })}</p>
            <p className="text-sm">{t('recalledOn', { date: formatDate(recall.recalled_at) })}</p>
          </>
        )}
        <p className={recall ? 'text-sm' : undefined}>{t(`${verdict}Text`, { count: others })}</p>
        {verdict === 'suspect' && <Suspicions check={check} />}
        <Warnings check={check} />
      </div>
      <Facts check={check} />
      {(tone === 'bad' || verdict === 'seen') && <ContactLink check={check} />}
    </div>
  )
}

/** Why the checks of a unit do not look like those of one unit, and what to do. */
function Suspicions({ check: { suspicions, others } }: { check: Check }) {
  const t = useTranslations('authenticity.result')
  return (
    <>
      <ul className="list-disc pl-5 text-sm">
        {suspicions.map((suspicion) => (
          <li key={suspicion}>{t(`suspicion.${suspicion}`, { count: others, days: SUSPECT_DAYS })}</li>
        ))}
      </ul>
      <p className="text-sm">{t('suspectAdvice')}</p>
    </>
  )
}

/** What does not fit: the batch on the box, the product that was open, the day. */
function Warnings({ check }: { check: Check }) {
  const t = useTranslations('authenticity.result')
  const { is_other_batch, is_other_product, is_expired, batch, product } = check
  const warnings = [
    is_expired && t('expired'),
    is_other_batch && t('otherBatch', { batch }),
    is_other_product && t('otherProduct', { name: product.name }),
  ].filter((text) => text !== false)
  return warnings.map((text) => (
    <p key={text} className="flex items-start gap-2 text-sm font-semibold">
      <Icon name="circle-alert" className="mt-0.5 shrink-0 text-sale" />
      {text}
    </p>
  ))
}

/** The way to the shop's help, with what it has to know. */
function ContactLink({ check: { batch, product } }: { check: Check }) {
  const t = useTranslations('authenticity')
  const message = t('contact.check', { batch })
  return (
    <ButtonLink
      variant="secondary"
      href={prefilledContact(HELP_CONTACT_PATH, { topic: 'authenticity', product: product.name, message })}
    >
      {t('result.contact')}
    </ButtonLink>
  )
}

function Facts({ check }: { check: Check }) {
  const t = useTranslations('authenticity')
  const { product, batch, made_on, expires_on, first_checked_at, checked_at, bought_from } = check
  const name = [product.name, product.variant].filter(Boolean).join(', ')
  const facts = [
    { key: 'batchName', value: batch },
    { key: 'made', value: made_on && formatDate(made_on) },
    { key: 'expires', value: expires_on && formatDate(expires_on) },
    { key: 'firstChecked', value: first_checked_at && written(first_checked_at) },
    { key: 'checked', value: written(checked_at) },
    { key: 'bought', value: bought_from === '' ? null : t(`form.seller.${bought_from}`) },
  ] as const
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4">
        <span className="w-16 shrink-0">
          <ProductPicture
            image={product.image === null ? undefined : { url: product.image }}
            alt=""
            sizes={64}
          />
        </span>
        {product.path === null ? (
          <p className="min-w-0 font-semibold">{name}</p>
        ) : (
          <Link href={product.path} prefetch={false} className="min-w-0 font-semibold hover:text-accent">
            {name}
          </Link>
        )}
      </div>
      <dl className="facts">
        {facts.map(
          ({ key, value }) =>
            value !== null && (
              <div key={key}>
                <dt>{t(`result.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
