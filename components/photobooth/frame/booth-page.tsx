import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

interface BoothPageProps {
  children: ReactNode
}

/** A page of the photobooth (PHB-05): one column, and a sentence for browsers that cannot run it. */
export async function BoothPage({ children }: BoothPageProps) {
  const t = await getTranslations('photobooth')
  return (
    <main className="container-page pb-28">
      <noscript>
        <p className="mx-auto mb-6 max-w-prose rounded-md bg-gold-soft p-4 text-center text-gold-dark">
          {t('noscript')}
        </p>
      </noscript>
      {children}
    </main>
  )
}
