import { ArrowLeft, Menu, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { BagEntry } from '@/components/bag/entry'
import { OverlayLink } from '@/components/overlays/overlay-link'
import { AccountEntry } from '@/components/session/account-entry'
import { BackButton } from './back-button'
import { SiteLogo } from './site-logo'

const BAR = 'sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-paper px-1 desktop:hidden'

const SEARCH = { overlay: 'search', props: {}, href: '/search' } as const

/** Head of Home on the phone: menu, logo, search, account and bag. */
export function MobileHeader() {
  const t = useTranslations('shell')
  const search = useTranslations('search')
  return (
    <header data-shop-header className={BAR}>
      <MenuLink />
      <SiteLogo className="text-2xl" />
      <OverlayLink
        {...SEARCH}
        label={search('open')}
        className="ml-2 flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-full bg-sand px-4 text-sm text-muted"
      >
        <Search aria-hidden size={18} strokeWidth={1.5} />
        {search('open')}
      </OverlayLink>
      <AccountEntry place="bar" texts={{ signIn: t('signIn'), account: t('account') }} />
      <Bag />
    </header>
  )
}

/** Head of the pages one comes to from a list (spec 1 §2): back, where one is, search and the bag. */
export function BackHeader({ title, fallbackHref }: { title: string; fallbackHref: string }) {
  const t = useTranslations('shell')
  const search = useTranslations('search')
  return (
    <header data-shop-header className={BAR}>
      <BackButton label={t('back')} fallbackHref={fallbackHref}>
        <ArrowLeft aria-hidden size={22} strokeWidth={1.5} />
      </BackButton>
      <p className="min-w-0 flex-1 truncate text-base font-semibold">{title}</p>
      <OverlayLink
        {...SEARCH}
        label={search('open')}
        className="grid size-11 place-items-center rounded-full"
      >
        <Search aria-hidden size={22} strokeWidth={1.5} />
      </OverlayLink>
      <Bag />
      <MenuLink />
    </header>
  )
}

function MenuLink() {
  const t = useTranslations('shell')
  return (
    <OverlayLink
      overlay="category-menu"
      props={{ from: 'header' }}
      href="/categories"
      label={t('menu')}
      tour="menu"
      className="grid size-11 place-items-center rounded-full"
    >
      <Menu aria-hidden size={22} strokeWidth={1.5} />
    </OverlayLink>
  )
}

function Bag() {
  const t = useTranslations('bag')
  return <BagEntry place="bar" texts={{ bag: t('title'), filled: String(t.raw('filled')) }} />
}
