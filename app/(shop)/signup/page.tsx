import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OpenRegister } from '@/components/account/register/open-register'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import HomePage from '../page'

/** Nothing of this page may wait for a request. */
export const ensureStatic = 'navigation'

/** Search engines find Home, which this is. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('entering.pages.signUp')
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
