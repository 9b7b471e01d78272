import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FormPage } from '@/components/account/profile-form/form-page'
import { BackHeader } from '@/components/layout/header/mobile-header'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn.pages.completeProfile')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** Asks for the fields that a profile from a sign-in provider lacks (AUT-12, RTE-45). */
export default async function CompleteProfilePage() {
  const t = await getTranslations('signIn.pages.completeProfile')
  return (
    <>
      <BackHeader title={t('title')} fallbackHref="/" />
      <FormPage title={t('title')} intro={t('intro')} form="complete-profile" />
    </>
  )
}
