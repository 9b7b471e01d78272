import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { Texts } from '@/components/ui/texts'
import { WishlistPage } from '@/components/wishlist/wishlist-page'
import { profilePath } from '@/lib/pages/routes'
import { madePerRequest } from '@/lib/security/per-request'
import { requireMember } from '@/lib/session/session'
import card from '@/messages/vi/card.json'
import notifyMe from '@/messages/vi/notifyMe.json'
import ui from '@/messages/vi/ui.json'
import wishlist from '@/messages/vi/wishlist.json'

/** Rendered for each request: shows data of the signed-in member. */
export const instant = false

const PATH = '/wishlist'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wishlist')
  return { title: t('title'), robots: { index: false, follow: false } }
}

export default async function WishlistRoute() {
  // A navigation between member pages does not render the layout again.
  await madePerRequest()
  const member = await requireMember(PATH)
  const t = await getTranslations('wishlist')
  return (
    <>
      <BackHeader title={t('title')} fallbackHref={profilePath(member.user_name)} />
      <main className="container-page min-h-dvh max-w-4xl pt-6 pb-16 tablet:pt-10">
        <h1 className="mb-4 font-display text-2xl tablet:text-3xl">{t('title')}</h1>
        <Texts messages={{ wishlist, notifyMe: { button: notifyMe.button }, card, ui }}>
          <WishlistPage memberId={member.id} />
        </Texts>
      </main>
    </>
  )
}
