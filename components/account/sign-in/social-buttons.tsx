'use client'

import { useTranslations } from 'next-intl'
import { api } from '@/lib/client/api'
import { useDataOnce } from '@/lib/client/use-data'

/**
 * Ways in through another service, those that are switched on. They are plain links: the sign-in is a walk through the provider's pages
 * and back, without scripts of theirs.
 */
export function SocialButtons({ next }: { next?: string }) {
  const t = useTranslations('entering.social')
  const { data = [] } = useDataOnce(api.account.auth.providers.$path())
  if (data.length === 0) return null
  const back = next ?? window.location.pathname + window.location.search
  return (
    <ul className="grid gap-2">
      {data.map((provider) => (
        <li key={provider}>
          <a
            href={`/api/signin/${provider}?next=${encodeURIComponent(back)}`}
            // Named, so that the overlays' stage takes it for a way out and not for a page of the shop.
            target="_self"
            className="flex min-h-12 items-center justify-center rounded-full border border-line-strong px-6 text-sm font-semibold transition-colors hover:border-ink"
          >
            {t(provider)}
          </a>
        </li>
      ))}
    </ul>
  )
}
