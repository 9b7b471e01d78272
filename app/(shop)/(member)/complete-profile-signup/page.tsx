import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FormPage } from '@/components/account/profile-form/form-page'
import { BackHeader } from '@/components/layout/header/mobile-header'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn.pages.aboutMe')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The last step of quick sign-up, which may be left for later. */
export default async function CompleteProfileSignUpPage() {
  const t = await getTranslations('signIn.pages.aboutMe')
  return (
    <>
      <BackHeader title={t('title')} fallbackHref="/" />
      <FormPage title={t('title')} intro={t('intro')} form="about-me" />
    </>
  )
}
