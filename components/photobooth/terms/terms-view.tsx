import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { PHOTO_KEPT_HOURS } from '@/domain/photobooth/photo-link'
import { BOOTH_TERMS } from '@/domain/photobooth/terms'
import { formatDate } from '@/lib/format'
import { site } from '@/lib/site'
import { OwnDeviceOnly } from '../frame/own-device-only'

const PARTS: readonly [name: 'camera' | 'device' | 'kept' | 'link' | 'use' | 'others', icon: IconName][] = [
  ['camera', 'camera'],
  ['device', 'smartphone'],
  ['kept', 'clock'],
  ['link', 'key-round'],
  ['use', 'eye-off'],
  ['others', 'smile'],
]

/** What is agreed to before the camera starts, with its version. */
export async function TermsView() {
  const t = await getTranslations('photobooth.terms')
  return (
    <>
      <h1 className="font-display text-2xl text-balance tablet:text-3xl">{t('title')}</h1>
      <dl className="mt-6 grid gap-5 tablet:grid-cols-2 tablet:gap-x-8">
        {PARTS.map(([name, icon]) => (
          <div key={name} className="grid grid-cols-[auto_1fr] content-start gap-x-3">
            <Icon name={icon} size={22} className="mt-0.5 text-accent" />
            <dt className="font-semibold">{t(`${name}.title`)}</dt>
            <dd className="col-start-2 text-sm text-muted tablet:text-base">
              {t(`${name}.text`, { hours: PHOTO_KEPT_HOURS, site: site.name })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-xs text-muted">
        {t('version', {
          version: BOOTH_TERMS.version,
          date: formatDate(BOOTH_TERMS.since),
          site: site.name,
        })}
      </p>
      <OwnDeviceOnly>
        <Link
          href="/page/privacypolicy"
          prefetch={false}
          className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
        >
          {t('policy')}
        </Link>
      </OwnDeviceOnly>
    </>
  )
}
