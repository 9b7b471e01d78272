import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FormPage } from '@/components/account/profile-form/form-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn.pages.quickSignUp')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** Sign-up by name and number alone; the code that verifies the number follows (OTP-09). */
export default async function QuickSignUpPage() {
  const t = await getTranslations('signIn.pages.quickSignUp')
  return <FormPage title={t('title')} intro={t('intro')} form="quick-sign-up" />
}
