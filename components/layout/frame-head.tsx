import { getTranslations } from 'next-intl/server'
import { site } from '@/lib/site'
import { NoScript } from './no-script'

interface FrameHeadProps {
  /** of the element that the way past the navigation leads to: pages that were left stay in the document, hidden, so no other frame or page has it */
  contentId: string
}

/** The first of every frame with navigation: the way past it, that a demo shop is one, and what a browser without scripts cannot do here. */
export async function FrameHead({ contentId }: FrameHeadProps) {
  const t = await getTranslations('shell')
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {t('skip')}
      </a>
      {site.isPublicDemo && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper">{t('demoNotice')}</p>
      )}
      <NoScript />
    </>
  )
}
