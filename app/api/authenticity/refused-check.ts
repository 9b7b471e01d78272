import { getTranslations } from 'next-intl/server'
import { waitOf } from '@/components/authenticity/form/wait'
import { type CheckForm, SELLERS } from '@/domain/authenticity/check-input'
import { CODE_PARAMETER } from '@/domain/authenticity/link'
import { type FormFault, formFaults } from '@/lib/authenticity/plain-form'
import { refusedForm } from '@/lib/http/refused-form'
import { type Markup, markup } from '@/lib/markup'
import { HELP_CONTACT_PATH } from '@/lib/pages/help/paths'

interface RefusedCheck {
  fault: FormFault
  /** HTTP status */
  status: number
  /** seconds */
  retryAfter: number
  product: number | null
}

type Words = Awaited<ReturnType<typeof getTranslations<'authenticity'>>>

function reasonOf({ fault, retryAfter }: RefusedCheck, values: CheckForm, t: Words): Markup | string {
  if (fault === 'forged' || fault === 'unknown')
    return markup`<b>${t(`problem.${fault}`)}.</b> ${t(`problem.${fault}Text`)} <a href='${HELP_CONTACT_PATH}'>${t('problem.contact')}</a>`
  if (fault === 'often') return t('form.often', { wait: waitOf(retryAfter, t) })
  const faults = fault === 'fields' ? formFaults(values) : []
  return faults.length > 0 ? faults.join('. ') : `${t('form.failed')} ${t('form.kept')}`
}

/** A check that was refused, with what was typed: an address of mail is in it, which an address of a page must not hold. */
export async function refusedCheck(values: CheckForm, refused: RefusedCheck): Promise<Response> {
  const t = await getTranslations('authenticity')
  return refusedForm({
    status: refused.status,
    title: t('title'),
    reason: reasonOf(refused, values, t),
    action: '/api/authenticity',
    hidden: refused.product === null ? {} : { product: String(refused.product) },
    fields: [
      { name: CODE_PARAMETER, label: t('form.code'), value: values.code },
      { name: 'batch', label: t('form.batch'), value: values.batch },
      {
        name: 'bought_from',
        label: t('form.bought'),
        value: values.bought_from,
        kind: 'select',
        options: SELLERS.map((seller) => [seller, seller === '' ? '' : t(`form.seller.${seller}`)] as const),
      },
      { name: 'seller_name', label: t('form.sellerName'), value: values.seller_name },
      { name: 'email', label: t('form.email'), value: values.email },
    ],
    submit: t('form.submit'),
  })
}
