import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EarlyInput } from '@/components/layout/early-input'
import { HeadScripts } from '@/components/layout/head-scripts'
import { fontVariables } from '@/lib/fonts'
import { lateScripts } from '@/lib/late-scripts/script-settings'
import { site } from '@/lib/site'
import { RETURN_DAYS } from '@/domain/constants'
import './globals.css'
import { settings, writtenSettings } from '@/settings'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('meta')
  return {
    metadataBase: new URL(site.url),
    title: {
      default: t('title', { site: site.name, tagline: site.tagline }),
      template: t('titleTemplate', { site: site.name }),
    },
    description: t('description', { site: site.name, days: RETURN_DAYS }),
    applicationName: site.name,
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = { themeColor: '#FFFCFA', width: 'device-width', initialScale: 1 }

export default function RootLayout({ children }: { children: ReactNode }) {
  const late = lateScripts(writtenSettings())
  return (
    // The head script may set apps mode on it before React hydrates.
    <html
      lang="vi"
      className={fontVariables}
      data-recaptcha={settings.RECAPTCHA_SITE_KEY || undefined}
      data-late-scripts={late ? JSON.stringify(late) : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadScripts />
      </head>
      <body>
        {children}
        <EarlyInput />
      </body>
    </html>
  )
}
