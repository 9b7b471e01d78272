'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { installWay, promptInstall } from '@/lib/client/install/install-way'
import { installAppsOverlay } from './overlays'

const GAINS = [
  ['zap', 'fast'],
  ['package', 'orders'],
  ['wifi-off', 'offline'],
] as const satisfies readonly (readonly [IconName, string])[]

/** The steps on iPhone and iPad, with the icons that Safari has. */
const STEPS = [
  ['share', 'share'],
  ['square-plus', 'add'],
  ['check', 'confirm'],
] as const satisfies readonly (readonly [IconName, string])[]

/** Install the app (OVL-16): what it brings, and the way of this browser. */
export default function InstallApps() {
  const t = useTranslations('install')
  const way = installWay()
  const close = () => closeOverlay(installAppsOverlay)
  const install = () => {
    close()
    // A refusal is the visitor's answer.
    promptInstall().catch(() => undefined)
  }
  return (
    <OverlayFrame
      title={t('title')}
      footer={
        way === 'prompt' ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" className="grow" onClick={close}>
              {t('later')}
            </Button>
            <Button className="grow" onClick={install}>
              {t('install')}
            </Button>
          </div>
        ) : (
          <Button className="w-full" onClick={close}>
            {t('understood')}
          </Button>
        )
      }
    >
      <div className="grid gap-5 p-5">
        <div className="flex items-center gap-4">
          <span className="size-16 shrink-0 rounded-lg bg-[url(/icon-192.png)] bg-cover" />
          <p>{t('text')}</p>
        </div>
        <ul className="grid gap-3 text-sm">
          {GAINS.map(([icon, key]) => (
            <li key={key} className="flex items-center gap-3">
              <Icon name={icon} size={20} className="shrink-0 text-accent" />
              {t(`gain.${key}`)}
            </li>
          ))}
        </ul>
        {way !== 'prompt' && (
          <section className="rounded-md bg-sand p-4" aria-label={t('stepsTitle')}>
            <h3 className="mb-3 text-sm font-semibold">{t('stepsTitle')}</h3>
            <ol className="grid gap-3 text-sm">
              {STEPS.map(([icon, key], index) => (
                <li key={key} className="flex items-center gap-3">
                  <span className="grid size-10 shrink-0 place-items-center rounded-md bg-white text-accent">
                    <Icon name={icon} size={20} />
                  </span>
                  <span>
                    {index + 1}. {t(`step.${key}`)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </OverlayFrame>
  )
}
