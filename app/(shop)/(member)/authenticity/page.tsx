import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FormSlot } from '@/components/authenticity/form/form-slot'
import { waitOf } from '@/components/authenticity/form/wait'
import { CheckRow } from '@/components/authenticity/history/check-row'
import { CheckResult } from '@/components/authenticity/result/check-result'
import { HelpLink } from '@/components/forms/help-link'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { ButtonLink } from '@/components/ui/button'
import { AUTHENTICITY_PATH } from '@/domain/authenticity/link'
import { formFaults, formValues, isFormFault, productParam } from '@/lib/authenticity/plain-form'
import { readOwnCheck, readOwnChecks } from '@/lib/authenticity/reads'
import { HELP_AUTHENTICITY } from '@/lib/pages/help/topics'
import { getOwnMember } from '@/lib/reads/member'
import { readProduct } from '@/lib/reads/catalog-reads'
import { madePerRequest } from '@/lib/security/per-request'

/** Rendered for each request: shows the checks of this member or device. */
export const instant = false

/** Checks below the form; all of them are in the overlay of the history. */
const SHOWN = 20

type Query = Record<string, string | string[] | undefined>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('authenticity')
  return { title: t('title'), description: t('meta'), robots: { index: false, follow: false } }
}

/** Why a form without scripts came back; null for any other visit. */
async function servedFault(query: Query) {
  const { fault, wait } = query
  if (!isFormFault(fault)) return undefined
  const t = await getTranslations('authenticity')
  if (fault === 'forged' || fault === 'unknown') return { problem: fault, message: null }
  const seconds = typeof wait === 'string' && /^\d{1,6}$/.test(wait) ? Number(wait) : 60
  if (fault === 'often') return { problem: null, message: t('form.often', { wait: waitOf(seconds, t) }) }
  const faults = fault === 'fields' ? formFaults(formValues(query)) : []
  return { problem: null, message: faults.length > 0 ? faults.join('. ') : t('form.failed') }
}

/** The authenticity check with an address of its own: the QR code on a box opens it, and it works without scripts (PDP-30, OVL-27). */
export default async function AuthenticityPage({ searchParams }: { searchParams: Promise<Query> }) {
  // A navigation between member pages does not render the layout again.
  await madePerRequest()
  const query = await searchParams
  const checkId = typeof query.check === 'string' ? query.check : ''
  const productId = productParam(query.product)
  const [t, check, history, member, product, served] = await Promise.all([
    getTranslations('authenticity'),
    checkId === '' ? null : readOwnCheck(checkId),
    readOwnChecks(SHOWN),
    getOwnMember(),
    productId === null ? null : readProduct(productId),
    servedFault(query),
  ])
  return (
    <>
      <BackHeader title={t('title')} fallbackHref="/" />
      <main className="container-page pt-4 pb-16 tablet:pt-8">
        <h1 className="font-display text-2xl max-desktop:sr-only tablet:text-3xl">{t('title')}</h1>
        <div className="mt-2 grid grid-cols-1 gap-10 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:gap-16">
          <div className="min-w-0 max-w-xl">
            {check ? (
              <section aria-label={t('result.title')} className="grid gap-5">
                <CheckResult check={check} />
                <ButtonLink href={AUTHENTICITY_PATH}>{t('result.again')}</ButtonLink>
              </section>
            ) : (
              <>
                <p className="text-muted">{t('confirm.intro')}</p>
                <p className="mt-2 mb-5 text-sm">{t('confirm.box')}</p>
                <FormSlot
                  // Another refusal, or another code from a link, is another form.
                  key={JSON.stringify(query)}
                  {...(product && { product: { id: product.id, name: product.name } })}
                  {...(served && { served })}
                  initial={formValues(query)}
                  isMember={Boolean(member)}
                />
              </>
            )}
            <HelpLink href={HELP_AUTHENTICITY} label={t('help')} isText />
          </div>
          <section aria-label={t('history.title')} className="min-w-0">
            <h2 className="font-display text-xl">{t('history.title')}</h2>
            {history && history.data.length > 0 ? (
              <ul className="mt-2 divide-y divide-line">
                {history.data.map((each) => (
                  <CheckRow key={each.id} check={each} />
                ))}
              </ul>
            ) : (
              <p className="mt-2 text-sm text-muted">{t(history ? 'history.empty' : 'history.failed')}</p>
            )}
            {!member && <p className="mt-3 text-xs text-muted">{t('history.device')}</p>}
          </section>
        </div>
      </main>
    </>
  )
}
