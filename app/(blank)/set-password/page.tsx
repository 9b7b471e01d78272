import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FormPage } from '@/components/account/profile-form/form-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn.pages.setPassword')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The page behind the link of a reset mail, and behind a right reset code (OTP-08, ACC-19). */
export default async function SetPasswordPage() {
  const t = await getTranslations('signIn.pages.setPassword')
  return <FormPage title={t('title')} intro={t('intro')} form="set-password" />
}
