import { getTranslations } from 'next-intl/server'
import { site } from '@/lib/site'

/** The first of every frame: the way past the navigation, and that a demo shop is one. */
export async function FrameHead() {
  const t = await getTranslations('shell')
  return (
    <>
      <a href="#noi-dung" className="skip-link">
        {t('skip')}
      </a>
      {site.isPublicDemo && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper">{t('demoNotice')}</p>
      )}
    </>
  )
}
