import { getTranslations } from 'next-intl/server'
import { PARTNER_KINDS } from '@/domain/affiliate/application'
import { BANKS } from '@/domain/affiliate/banks'
import { staticPagePath } from '@/domain/content/addresses'
import type { ReadField } from '@/lib/affiliate/plain-form'
import { refusedForm } from '@/lib/http/refused-form'
import { type Markup, markup } from '@/lib/markup'
import { getProgramme } from '@/lib/pages/affiliate/programme'
import { loginPath, MY_AFFILIATE_PATH } from '@/lib/pages/routes'
import type { Refusal } from '@/lib/services/refusal'

type Words = Awaited<ReturnType<typeof getTranslations<'affiliateMember'>>>

const link = (path: string, name: string) => markup`<a href='${path}' target='_blank'>${name}</a>`

function reasonOf({ status, fields }: Refusal, t: Words): Markup {
  if (status === 401)
    return markup`${t('refused.signedOut')} ${link(loginPath(MY_AFFILIATE_PATH), t('refused.signIn'))}`
  if (status === 429) return markup`${t('refused.often')}`
  return markup`${t(Object.keys(fields).length > 0 ? 'refused.text' : 'refused.failed')}`
}

/** An application that was refused, to be sent again. */
export async function refusedApplication(refusal: Refusal, read: ReadField): Promise<Response> {
  const [t, { terms_version }] = await Promise.all([getTranslations('affiliateMember'), getProgramme()])
  const { status, fields } = refusal
  const isCompany = read('kind') === 'company'
  const typed = (name: Parameters<ReadField>[0], label: string) => ({
    ...{ name, label },
    value: read(name),
    fault: fields[name],
  })
  const version = String(terms_version ?? read('terms_version'))
  // Agreement to another version is none to this one.
  const isOutdated = version !== read('terms_version')
  return refusedForm({
    status,
    title: t('refused.title'),
    reason: markup`${reasonOf(refusal, t)} ${link(staticPagePath('affiliateterms'), t('refused.terms'))}`,
    action: '/api/affiliates',
    hidden: { terms_version: version },
    fields: [
      typed('name', t('form.name')),
      { ...typed('channels', t('form.channels')), kind: 'area' },
      {
        ...typed('kind', t('form.kind')),
        kind: 'select',
        options: PARTNER_KINDS.map((kind) => [kind, t(`form.${kind}`)] as const),
      },
      typed('legal_name', t(isCompany ? 'form.companyName' : 'form.legalName')),
      { ...typed('id_number', t(isCompany ? 'form.taxCode' : 'form.idNumber')), isSecret: true },
      {
        ...typed('bank_bin', t('form.bank')),
        kind: 'select',
        options: [['', t('form.chooseBank')], ...BANKS],
      },
      { ...typed('account_number', t('form.accountNumber')), isSecret: true },
      { ...typed('account_holder', t('form.accountHolder')), isSecret: true },
      {
        name: 'is_agreed',
        label: t.markup('form.agree', { version, link: (text) => text }),
        kind: 'checkbox',
        value: isOutdated ? '' : read('is_agreed'),
        fault: fields.is_agreed ?? fields.terms_version,
      },
    ],
    submit: t('form.send'),
  })
}
