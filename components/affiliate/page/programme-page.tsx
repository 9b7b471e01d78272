import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Section } from '@/components/ui/section'
import type { Programme } from '@/domain/affiliate/own'
import { staticPagePath } from '@/domain/content/addresses'
import { MY_AFFILIATE_PATH } from '@/lib/pages/routes'
import { percentOf } from '../percent'
import type { Question } from './questions'
import { Rates } from './rates'

const STEPS = ['apply', 'share', 'earn'] as const
const MAY = ['person', 'company', 'channel'] as const
const MAY_NOT = ['own', 'household', 'coupon', 'returned'] as const

/** The highest rate of today. */
export const bestRate = ({ rates, other_basis_points }: Programme): string =>
  percentOf(Math.max(other_basis_points, ...rates.map(({ basis_points }) => basis_points)))

interface ProgrammePageProps {
  programme: Programme
  questions: readonly Question[]
}

/** The affiliate programme (AFF-01, RTE-18): what it is, how much, who, and questions. Drawn by the server alone. */
export function ProgrammePage({ programme, questions }: ProgrammePageProps) {
  const t = useTranslations('affiliate')
  const days = t('days', { count: programme.cookie_days })
  const returnDays = t('days', { count: programme.return_days })
  return (
    <>
      <div className="mt-4 rounded-lg bg-accent-soft p-6 tablet:p-10">
        <h1 className="font-display text-2xl tablet:text-4xl">{t('title')}</h1>
        <p className="mt-3 max-w-prose tablet:text-lg">{t('lead', { best: bestRate(programme) })}</p>
        {programme.terms_version === null ? (
          <p className="mt-5 font-semibold">{t('closed')}</p>
        ) : (
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <ButtonLink href={MY_AFFILIATE_PATH} size="lg">
              {t('join')}
            </ButtonLink>
            <Terms>{t('terms')}</Terms>
          </div>
        )}
        <p className="mt-3">
          <Link
            href={MY_AFFILIATE_PATH}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-sm text-accent-dark underline underline-offset-4"
          >
            {t('mine')}
          </Link>
        </p>
      </div>
      <div className="mt-10 grid gap-12 tablet:mt-14">
        <Section title={t('how.title')}>
          <ol className="grid gap-4 tablet:grid-cols-3">
            {STEPS.map((step, index) => (
              <li key={step} className="rounded-lg border border-line bg-white p-5">
                <span aria-hidden className="font-display text-3xl text-accent">
                  {index + 1}
                </span>
                <h3 className="mt-1 font-semibold">{t(`how.${step}.title`)}</h3>
                <p className="mt-1 text-sm text-muted">{t(`how.${step}.text`, { days, returnDays })}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={t('rates.title')}>
          <p className="-mt-3 mb-5 max-w-prose text-muted">{t('rates.text')}</p>
          <Rates programme={programme} />
        </Section>
        <Section title={t('who.title')}>
          <div className="grid gap-6 tablet:grid-cols-2">
            <Points title={t('who.yes')} icon="check" points={MAY.map((key) => t(`who.${key}`))} />
            <Points title={t('who.no')} icon="x" points={MAY_NOT.map((key) => t(`who.${key}`))} />
          </div>
        </Section>
        <Section title={t('faq.title')}>
          <div className="divide-y divide-line border-y border-line">
            {questions.map(({ question, answer }) => (
              <details key={question} className="group">
                <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                  {question}
                  <Icon
                    name="chevron-down"
                    className="shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
                  />
                </summary>
                <p className="max-w-prose pb-5 text-muted">{answer}</p>
              </details>
            ))}
          </div>
        </Section>
      </div>
    </>
  )
}

function Terms({ children }: { children: ReactNode }) {
  return (
    <ButtonLink href={staticPagePath('affiliateterms')} variant="secondary" size="lg">
      {children}
    </ButtonLink>
  )
}

function Points({ title, icon, points }: { title: string; icon: IconName; points: readonly string[] }) {
  return (
    <div className="rounded-lg border border-line bg-white p-5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-3 grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Icon
              name={icon}
              size={18}
              className={`mt-0.5 shrink-0 ${icon === 'check' ? 'text-success' : 'text-muted'}`}
            />
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
