import { getTranslations } from 'next-intl/server'
import type { FAQPage, WithContext } from 'schema-dts'
import type { Programme } from '@/domain/affiliate/own'
import { formatMoney } from '@/lib/format'

export interface Question {
  question: string
  answer: string
}

const KEYS = ['when', 'last', 'consent', 'price', 'return', 'disclose', 'data', 'tax'] as const

/** The questions of the page with the figures of today. */
export async function questionsOf({
  cookie_days,
  return_days,
  least_payout,
}: Programme): Promise<Question[]> {
  const t = await getTranslations('affiliate')
  const figures = {
    days: t('days', { count: cookie_days }),
    returnDays: t('days', { count: return_days }),
    least: formatMoney(least_payout),
  }
  return KEYS.map((key) => ({ question: t(`faq.${key}.q`), answer: t(`faq.${key}.a`, figures) }))
}

/** The same in schema.org's words. */
export const questionData = (questions: readonly Question[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
