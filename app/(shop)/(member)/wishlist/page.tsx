import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { ServedAnswers } from '@/components/ui/served-answers'
import { Texts } from '@/components/ui/texts'
import { WishlistPage } from '@/components/wishlist/wishlist-page'
import { wishlistQuery, wishlistUrl } from '@/components/wishlist/wishlist-url'
import { readWishlistSort } from '@/domain/wishlist/wishlist'
import { profilePath, readPageNumber } from '@/lib/pages/routes'
import { getWishlistPage } from '@/lib/reads/wishlist'
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

interface WishlistRouteProps {
  searchParams: Promise<{ sort?: string | string[]; page?: string | string[] }>
}

const first = (value: string | string[] | undefined) => [value].flat()[0] ?? null

/** The page of wishes that the address names, under the key by which the list would ask for it. */
async function readWishes(asked: WishlistRouteProps['searchParams']) {
  const { sort, page } = await asked
  const wanted = [readWishlistSort(first(sort)), readPageNumber(first(page) ?? '1') ?? 1] as const
  return { [wishlistUrl(...wanted)]: await getWishlistPage(wishlistQuery(...wanted)) }
}

export default async function WishlistRoute({ searchParams }: WishlistRouteProps) {
  // A navigation between member pages does not render the layout again.
  await madePerRequest()
  const member = await requireMember(PATH)
  const [t, answers] = await Promise.all([getTranslations('wishlist'), readWishes(searchParams)])
  return (
    <>
      <BackHeader title={t('title')} fallbackHref={profilePath(member.user_name)} />
      <main className="container-page min-h-dvh max-w-4xl pt-6 pb-16 tablet:pt-10">
        <h1 className="mb-4 font-display text-2xl tablet:text-3xl">{t('title')}</h1>
        <Texts messages={{ wishlist, notifyMe: { button: notifyMe.button }, card, ui }}>
          <ServedAnswers answers={answers}>
            <WishlistPage memberId={member.id} />
          </ServedAnswers>
        </Texts>
      </main>
    </>
  )
}
