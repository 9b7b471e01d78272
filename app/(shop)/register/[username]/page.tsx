import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Invitation } from '@/components/account/register/invitation'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { getProfile } from '@/lib/reads/cached/cached-profile'
import { readUserName } from '@/lib/reads/profile-reads'
import { pageMetadata } from '@/lib/seo/metadata'
import { invitationPath } from '@/lib/pages/routes'
import { site } from '@/lib/site'

export const ensureStatic = 'navigation'

type Params = Promise<{ username: string }>

/** Next.js needs one entry; all invitations are rendered on first request. */
export const generateStaticParams = () => [{ username: '-' }]

async function readInviter(params: Params) {
  const name = readUserName((await params).username)
  return name === null ? null : getProfile(name)
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const inviter = await readInviter(params)
  if (!inviter) return {}
  const t = await getTranslations('signIn.pages.invitation')
  return pageMetadata({
    title: t('title', { name: inviter.name }),
    description: t('description', { name: inviter.name, site: site.name }),
    path: invitationPath(inviter.user_name),
    noindex: true,
  })
}

/** A member's invitation: shows the inviter and opens the registration (RTE-40, AUT-31). */
export default async function InvitationPage({ params }: { params: Params }) {
  const inviter = await readInviter(params)
  if (!inviter) notFound()
  const t = await getTranslations('signIn.pages.invitation')
  return (
    <>
      <BackHeader title={t('header')} fallbackHref="/" />
      <main className="mx-auto flex w-full max-w-md flex-col items-start gap-5 px-4 pt-6 pb-16 tablet:pt-10">
        <h1 className="font-display text-2xl text-balance tablet:text-3xl">
          {t('title', { name: inviter.name })}
        </h1>
        <p className="text-muted">{t('intro', { site: site.name })}</p>
        <Invitation userName={inviter.user_name} label={t('join')} />
      </main>
    </>
  )
}
