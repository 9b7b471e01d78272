import { useTranslations } from 'next-intl'
import { BagEntry } from '@/components/bag/page/bag-entry'
import { SearchLink } from '@/components/search/box/search-link'
import { AccountEntry } from '@/components/account/session/account-entry'
import { Icon } from '@/components/ui/icon'
import { textTemplate } from '@/lib/text-template'
import { BackButton } from './back-button'
import { CategoryMenuLink } from '../category-menu-link'
import { SiteLogo } from './site-logo'

/** Header of Home on the phone: menu, logo, search, account and bag. */
export function MobileHeader() {
  const t = useTranslations('shell')
  const search = useTranslations('search')
  return (
    <header data-shop-header className="bar">
      <MenuLink />
      <SiteLogo className="text-2xl" />
      <SearchLink label={search('open')} className="bar-search">
        <Icon name="search" className="shrink-0" />
        <span className="bar-search-long">{search('open')}</span>
        <span className="bar-search-short">{search('openShort')}</span>
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
    <header data-shop-header className="bar">
      <BackButton label={t('back')} fallbackHref={fallbackHref}>
        <Icon name="arrow-left" size={22} />
      </BackButton>
      <p className="bar-title">{title}</p>
      <SearchLink label={search('open')} className="entry-bar">
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
    <CategoryMenuLink label={t('menu')} tour="menu" className="entry-bar">
      <Icon name="menu" size={22} />
    </CategoryMenuLink>
  )
}

function Bag() {
  const t = useTranslations('bag')
  return <BagEntry place="bar" texts={{ bag: t('title'), filled: textTemplate(t.raw('filled')) }} />
}
