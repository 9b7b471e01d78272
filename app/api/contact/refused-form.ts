import { getTranslations } from 'next-intl/server'
import { TOPIC_NAMES, TOPICS } from '@/domain/contact/topics'
import type { FormAnswer } from '@/lib/contact/reads'
import { refusedForm, type RefusedField } from '@/lib/http/refused-form'

const TOO_OFTEN = 429

interface RefusedMessage {
  answer: Extract<FormAnswer, { is: 'refused' }>
  values: Readonly<Record<string, string>>
  fields: readonly string[]
  key: string
  /** query of the form's address */
  action: string
}

type Words = Awaited<ReturnType<typeof getTranslations<'contact'>>>

function reasonOf({ status, fields, confirmation }: RefusedMessage['answer'], t: Words): string {
  if (confirmation !== '') return t('refused.confirm')
  if (status === TOO_OFTEN) return t('refused.often')
  return t(Object.keys(fields).length > 0 ? 'refused.text' : 'refused.failed')
}

function fieldOf(name: string, t: Words): Pick<RefusedField, 'label' | 'kind' | 'options'> {
  if (name === 'customersubject')
    return {
      label: t('form.topic'),
      kind: 'select',
      options: [
        ['', t('form.chooseTopic')],
        ...TOPIC_NAMES.map((topic) => [topic, TOPICS[topic].name] as const),
      ],
    }
  if (name === 'website') return { label: '', kind: 'trap' }
  if (name === 'order_number') return { label: t('form.order') }
  if (name === 'product') return { label: t('form.product') }
  if (name === 'customername') return { label: t('form.name') }
  if (name === 'customeremail') return { label: t('form.email') }
  return { label: t('form.message'), kind: 'area' }
}

/** A message that was refused, to be sent again. */
export async function refusedMessage({
  answer,
  values,
  fields,
  key,
  action,
}: RefusedMessage): Promise<Response> {
  const t = await getTranslations('contact')
  return refusedForm({
    status: answer.status,
    title: t(answer.confirmation === '' ? 'refused.title' : 'refused.confirmTitle'),
    reason: reasonOf(answer, t),
    action: `/api/contact${action}`,
    hidden: { key, confirmation: answer.confirmation },
    fields: fields.map((name) => ({
      name,
      value: values[name] ?? '',
      fault: answer.fields[name],
      ...fieldOf(name, t),
    })),
    submit: t('form.submit'),
  })
}
