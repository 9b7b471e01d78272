import { getTranslations } from 'next-intl/server'
import { phoneLink } from '@/domain/account/phone'
import { markup } from '@/lib/markup'
import { site } from '@/lib/site'

/** What a browser without scripts cannot do here, and the number to call. */
export async function NoScript() {
  const t = await getTranslations('shell')
  const { hotline } = site.contact
  const notice = markup`<p class='no-script' data-nosnippet>${t('noScript')}${
    hotline !== '' && markup` ${t('noScriptCall')} <a href='${phoneLink(hotline)}'>${hotline}</a>`
  }</p>`
  // The paragraph is closed: an open one would hold the element, and with it the page, open.
  return <noscript dangerouslySetInnerHTML={{ __html: notice.text }} />
}
