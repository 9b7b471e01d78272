import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FormPage } from '@/components/account/profile-form/form-page'
import { BackHeader } from '@/components/layout/header/mobile-header'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn.pages.store')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** For members whom a store registered by their number (RTE-39). */
export default async function StoreMemberPage() {
  const t = await getTranslations('signIn.pages.store')
  return (
    <>
      <BackHeader title={t('title')} fallbackHref="/" />
      <FormPage title={t('title')} intro={t('intro')} form="store-member" />
    </>
  )
}
