import { useTranslations } from 'next-intl'
import { BagEntry } from '@/components/bag/page/bag-entry'
import { SearchLink } from '@/components/search/box/search-link'
import { AccountEntry } from '@/components/account/session/account-entry'
import { Icon } from '@/components/ui/icon'
import { textTemplate } from '@/lib/text-template'
import { BackButton } from './back-button'
import { CategoryMenuLink } from '../category-menu-link'
import { SiteLogo } from './site-logo'

/** Icons keep their size when text is enlarged, and text shrinks to fit: widths in rem grow with the text. */
const BAR =
  '@container/bar sticky top-0 z-30 flex min-h-[56px] items-center gap-1 border-b border-line bg-paper px-1 desktop:hidden'

const ICON = 'grid size-[44px] shrink-0 place-items-center rounded-full'

/** Header of Home on the phone: menu, logo, search, account and bag. */
export function MobileHeader() {
  const t = useTranslations('shell')
  const search = useTranslations('search')
  return (
    <header data-shop-header className={BAR}>
      <MenuLink />
      <SiteLogo className="text-2xl" />
      <SearchLink
        label={search('open')}
        className="flex h-[44px] min-w-[44px] flex-1 items-center justify-center gap-2 rounded-full bg-sand text-sm whitespace-nowrap text-muted @min-[16rem]/bar:ml-2 @min-[16rem]/bar:justify-start @min-[16rem]/bar:px-3.5"
      >
        <Icon name="search" className="shrink-0" />
        <span className="hidden @min-[22rem]/bar:inline">{search('open')}</span>
        <span className="hidden @min-[16rem]/bar:inline @min-[22rem]/bar:hidden">{search('openShort')}</span>
      </SearchLink>
      <AccountEntry place="bar" texts={{ signIn: t('signIn'), account: t('account') }} />
      <Bag />
    </header>
  )
}

/** Header of pages below a list (LAY-04): back, title, search and bag. */
export function BackHeader({ title, fallbackHref }: { title: string; fallbackHref: string }) {
  const t = useTranslations('shell')
  const search = useTranslations('search')
  return (
    <header data-shop-header className={BAR}>
      <BackButton label={t('back')} fallbackHref={fallbackHref}>
        <Icon name="arrow-left" size={22} />
      </BackButton>
      <p className="line-clamp-1 min-w-0 flex-1 text-base leading-tight font-semibold break-words @max-[16rem]/bar:line-clamp-2 @max-[16rem]/bar:text-sm">
        {title}
      </p>
      <SearchLink label={search('open')} className={ICON}>
        <Icon name="search" size={22} />
      </SearchLink>
      <Bag />
      <MenuLink />
    </header>
  )
}

function MenuLink() {
  const t = useTranslations('shell')
  return (
    <CategoryMenuLink label={t('menu')} tour="menu" className={ICON}>
      <Icon name="menu" size={22} />
    </CategoryMenuLink>
  )
}

function Bag() {
  const t = useTranslations('bag')
  return <BagEntry place="bar" texts={{ bag: t('title'), filled: textTemplate(t.raw('filled')) }} />
}
