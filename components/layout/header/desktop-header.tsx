import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { phoneLink } from '@/domain/account/phone'
import { HELP_PATH } from '@/domain/content/addresses'
import type { TopCategory } from '@/domain/catalog/category'
import { HeaderBag } from '@/components/bag/mini/header-bag'
import { SearchField } from '@/components/search/box/search-field'
import { AccountEntry } from '@/components/account/session/account-entry'
import { site } from '@/lib/site'
import { textTemplate } from '@/lib/text-template'
import { MainMenu } from './main-menu'
import { SiteLogo } from './site-logo'

/** The header of every page on a desktop; on phones each page has its own. */
export function DesktopHeader({ categories }: { categories: readonly TopCategory[] }) {
  const t = useTranslations('shell')
  const bag = useTranslations('bag')
  const search = useTranslations('search')
  return (
    <header data-shop-header className="head">
      <div className="head-line container-page">
        <SiteLogo className="text-3xl" />
        <SearchField
          texts={{ label: search('label'), placeholder: search('placeholder'), submit: search('submit') }}
        >
          <Icon name="search" size={20} />
        </SearchField>
        <ul>
          <li className="head-hotline">
            <a href={phoneLink(site.contact.hotline)}>
              <Icon name="headset" className="text-accent" />
              {t('hotline', { number: site.contact.hotline })}
            </a>
          </li>
          <li className="head-hotline">
            <a href={HELP_PATH}>{t('help')}</a>
          </li>
          <li className="head-account">
            <AccountEntry place="header" texts={{ signIn: t('signIn'), account: t('account') }} />
          </li>
          <li>
            <HeaderBag texts={{ bag: bag('title'), filled: textTemplate(bag.raw('filled')) }} />
          </li>
        </ul>
      </div>
      <MainMenu categories={categories} />
    </header>
  )
}
