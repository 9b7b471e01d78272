import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OpenRegister } from '@/components/account/register/open-register'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import HomePage from '../page'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** Search engines index Home, which shows the same page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn.pages.signUp')
  return pageMetadata({ title: t('title'), description: t('description', { site: site.name }), path: '/' })
}

/** Home with the registration open over it (RTE-02). */
export default function SignUpPage() {
  return (
    <>
      <HomePage />
      <OpenRegister />
    </>
  )
}
