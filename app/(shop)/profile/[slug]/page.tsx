import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { BackHeader } from '@/components/layout/mobile-header'
import { ProfileView } from '@/components/profile/profile-view'
import { getProfile, readUserName } from '@/lib/profile'
import { profilePath } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import messages from '@/messages/vi.json'

/** What everyone may see of a member; what only they may see comes after load (spec 2 §2). */

export const ensureStatic = 'navigation'

interface Props {
  params: Promise<{ slug: string }>
}

/** Next wants one entry; all profiles are made when first asked for. */
export const generateStaticParams = () => [{ slug: '-' }]

async function find(params: Props['params']) {
  const name = readUserName((await params).slug)
  return name === null ? null : getProfile(name)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await find(params)
  if (!profile) return {}
  const t = await getTranslations('profile')
  return pageMetadata({
    title: t('pageTitle', { name: profile.name }),
    description: t('pageDescription', { name: profile.name, site: site.name }),
    path: profilePath(profile.user_name),
    // People are not for search engines.
    noindex: true,
  })
}

export default async function ProfilePage({ params }: Props) {
  const profile = await find(params)
  if (!profile) notFound()
  return (
    <>
      <BackHeader title={profile.name} fallbackHref="/" />
      <main data-page="profile" className="container-page max-w-4xl pt-6 pb-16 tablet:pt-10">
        <NextIntlClientProvider messages={{ profile: messages.profile, ui: messages.ui }}>
          <ProfileView profile={profile} origin={site.url} />
        </NextIntlClientProvider>
      </main>
    </>
  )
}
