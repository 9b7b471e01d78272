import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FormPage } from '@/components/account/profile-form/form-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn.pages.completeSignUp')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The second step of quick sign-up: user name and password. */
export default async function CompleteSignUpPage() {
  const t = await getTranslations('signIn.pages.completeSignUp')
  return <FormPage title={t('title')} form="complete-sign-up" />
}
