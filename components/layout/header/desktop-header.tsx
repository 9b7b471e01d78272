import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Brand } from '@/domain/catalog/brand'
import type { CategoryNode } from '@/domain/catalog/category'
import { HeaderBag } from '@/components/bag/mini/header-bag'
import { SearchField } from '@/components/search/box/search-field'
import { AccountEntry } from '@/components/account/session/account-entry'
import { site } from '@/lib/site'
import { textTemplate } from '@/lib/text-template'
import { MainMenu } from './main-menu'
import { SiteLogo } from './site-logo'

interface DesktopHeaderProps {
  categories: readonly CategoryNode[]
  brands: readonly Brand[]
}

/** The header of every page on a desktop; on phones each page has its own. */
export function DesktopHeader({ categories, brands }: DesktopHeaderProps) {
  const t = useTranslations('shell')
  const bag = useTranslations('bag')
  const search = useTranslations('search')
  return (
    <header
      data-shop-header
      className="@container/head sticky top-0 z-30 hidden border-b border-line bg-paper desktop:block"
    >
      <div className="container-page flex items-center justify-between gap-8 py-3 @max-[52rem]/head:gap-4">
        <SiteLogo className="text-3xl" />
        <SearchField
          texts={{ label: search('label'), placeholder: search('placeholder'), submit: search('submit') }}
        >
          <Icon name="search" size={20} />
        </SearchField>
        <ul className="flex shrink-0 items-center gap-6 text-sm @max-[52rem]/head:gap-3">
          <li className="hidden @min-[68.75rem]/head:block">
            <a
              href={`tel:${site.contact.hotline.replace(/\s/g, '')}`}
              className="flex min-h-11 items-center gap-2 text-muted hover:text-accent"
            >
              <Icon name="headset" className="text-accent" />
              {t('hotline', { number: site.contact.hotline })}
            </a>
          </li>
          <li className="border-line @min-[52rem]/head:min-w-28 @min-[52rem]/head:border-l @min-[52rem]/head:pl-6">
            <AccountEntry place="header" texts={{ signIn: t('signIn'), account: t('account') }} />
          </li>
          <li>
            <HeaderBag texts={{ bag: bag('title'), filled: textTemplate(bag.raw('filled')) }} />
          </li>
        </ul>
      </div>
      <MainMenu categories={categories} brands={brands} />
    </header>
  )
}
