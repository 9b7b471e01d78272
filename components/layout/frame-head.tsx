import { getTranslations } from 'next-intl/server'
import { phoneLink } from '@/domain/account/phone'
import { markup } from '@/lib/markup'
import { site } from '@/lib/site'

interface FrameHeadProps {
  /** of the element that the way past the navigation leads to: pages that were left stay in the document, hidden, so no other frame or page has it */
  contentId: string
}

/** The first of every frame: the way past the navigation, that a demo shop is one, and what a browser without scripts cannot do here. */
export async function FrameHead({ contentId }: FrameHeadProps) {
  const t = await getTranslations('shell')
  const { hotline } = site.contact
  const noScript = markup`<p class='no-script' data-nosnippet>${t('noScript')}${
    hotline !== '' && markup` ${t('noScriptCall')} <a href='${phoneLink(hotline)}'>${hotline}</a>`
  }`
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {t('skip')}
      </a>
      {site.isPublicDemo && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper">{t('demoNotice')}</p>
      )}
      <noscript dangerouslySetInnerHTML={{ __html: noScript.text }} />
    </>
  )
}
