import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { asShown, ProfileHead } from '@/components/account/profile/profile-head'
import { ProfileSlot } from '@/components/account/profile/profile-slot'
import { getProfile } from '@/lib/reads/cached/cached-profile'
import { readUserName } from '@/lib/reads/profile-reads'
import { ReviewsForMembers } from '@/components/account/profile/reviews/reviews-for-members'
import { profilePath } from '@/lib/pages/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The public part of a member's profile; the members-only part is loaded by the browser (RTE-31). */

export const ensureStatic = 'navigation'

interface Props {
  params: Promise<{ slug: string }>
}

/** Next.js needs one entry; all profiles are rendered on first request. */
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
    // Search engines must not index people.
    noindex: true,
  })
}

export default async function ProfilePage({ params }: Props) {
  const profile = await find(params)
  if (!profile) notFound()
  const t = await getTranslations('profile.written')
  return (
    <>
      <BackHeader title={profile.name} fallbackHref="/" />
      <main className="container-page min-h-dvh max-w-4xl pt-6 pb-16 tablet:pt-10">
        <ProfileSlot profile={profile} origin={site.url}>
          <ProfileHead profile={asShown(profile)} />
          <section aria-label={t('title', { name: profile.name })} className="mt-8">
            <h2 className="font-display text-xl">{t('title', { name: profile.name })}</h2>
            <ReviewsForMembers
              texts={{
                signIn: t('signIn', { name: profile.name }),
                signInNow: t('signInNow'),
                loading: t('loading'),
              }}
            />
          </section>
        </ProfileSlot>
      </main>
    </>
  )
}
