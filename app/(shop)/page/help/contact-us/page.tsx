import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AnswerPromise } from '@/components/contact/answer-promise'
import { ContactFormSlot } from '@/components/contact/form/contact-form-slot'
import { ContactWays } from '@/components/help/contact-ways'
import { HelpFrame } from '@/components/help/help-frame'
import { writtenHours } from '@/domain/contact/opening-hours'
import { THREAD_MONTHS } from '@/domain/contact/thread'
import { HELP_PATH } from '@/domain/content/addresses'
import { contactHours } from '@/lib/contact/hours'
import { HELP_CONTACT_PATH } from '@/lib/pages/help/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact')
  return pageMetadata({
    title: t('metaTitle'),
    description: t('metaDescription', { site: site.name }),
    path: HELP_CONTACT_PATH,
  })
}

export default async function ContactPage() {
  const t = await getTranslations('contact')
  const { hours, minutes } = contactHours()
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('help'), path: HELP_PATH },
    { name: t('title'), path: HELP_CONTACT_PATH },
  ]
  return (
    <HelpFrame title={t('title')} crumbs={crumbs}>
      <div className="contact-page">
        <div className="min-w-0">
          <h1 className="font-display text-2xl tablet:text-3xl">{t('title')}</h1>
          <p className="mt-3 text-muted">{t('intro')}</p>
          <p className="mt-2 min-h-12">
            {t('hours', { hours: writtenHours(hours).join('; ') })}{' '}
            <AnswerPromise hours={hours} minutes={minutes} text={t('promise', { time: '{time}' })} />
          </p>
          <div className="mt-6">
            <ContactFormSlot />
          </div>
          <p className="mt-4 text-sm text-muted">{t('privacy', { months: THREAD_MONTHS })}</p>
        </div>
        <aside>
          <h2 className="mb-2 font-display text-xl">{t('other')}</h2>
          <ContactWays withoutForm />
        </aside>
      </div>
    </HelpFrame>
  )
}
