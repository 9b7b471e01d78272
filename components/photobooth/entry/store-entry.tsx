import { getTranslations } from 'next-intl/server'
import { HelpLink } from '@/components/forms/help-link'
import { Picture } from '@/components/ui/picture'
import { PHOTO_KEPT_HOURS } from '@/domain/photobooth/photo-link'
import type { BoothFrame } from '@/domain/photobooth/booth-frame'
import type { BoothStore } from '@/domain/photobooth/booth-store'
import { PRINT, SHOTS } from '@/domain/photobooth/print'
import { HELP_PHOTOBOOTH } from '@/lib/pages/help/topics'
import { OwnDeviceOnly } from '../frame/own-device-only'
import { StoreList } from '../frame/store-list'
import { StartLink } from './start-link'

interface StoreEntryProps {
  store: BoothStore
  /** all stores */
  stores: readonly BoothStore[]
  frames: readonly BoothFrame[]
}

const STEPS = ['agree', 'shoot', 'choose', 'take'] as const
/** Frames that are shown as examples. */
const EXAMPLES = 3

/** The start of a store's photobooth (RTE-42). */
export async function StoreEntry({ store, stores, frames }: StoreEntryProps) {
  const t = await getTranslations('photobooth.entry')
  const others = stores.filter(({ _id }) => _id !== store._id)
  return (
    <div className="mx-auto grid max-w-4xl gap-12 pt-4 tablet:pt-10">
      <section className="grid justify-items-center text-center">
        <p className="text-sm font-semibold text-accent">{t('eyebrow')}</p>
        <h1 className="mt-2 font-display text-3xl text-balance tablet:text-4xl">
          {t('title', { store: store.name })}
        </h1>
        <p className="mt-3 mb-6 max-w-prose text-muted">{t('lead')}</p>
        <StartLink store={store.alias} label={t('start')} />
        <p className="mt-3 text-sm text-muted">{t('startHint')}</p>
        {frames.length > 0 && (
          <ul aria-label={t('frames')} className="booth-examples mt-10">
            {frames.slice(0, EXAMPLES).map(({ id, name, src }) => (
              <li key={id} className="booth-example">
                <Picture src={src} alt={t('frameOf', { name })} {...PRINT} slot={240} className="size-full" />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className="text-center text-lg">{t('steps.title')}</h2>
        <ol className="mt-5 grid gap-3 tablet:grid-cols-4">
          {STEPS.map((step, index) => (
            <li
              key={step}
              className="flex gap-3 rounded-lg bg-sand p-4 text-sm tablet:flex-col tablet:text-center"
            >
              <span aria-hidden className="font-display text-2xl text-accent">
                {index + 1}
              </span>
              {t(`steps.${step}`, { shots: SHOTS, hours: PHOTO_KEPT_HOURS })}
            </li>
          ))}
        </ol>
        <p className="mt-3 text-center">
          <OwnDeviceOnly>
            <HelpLink href={HELP_PHOTOBOOTH} label={t('help')} isText />
          </OwnDeviceOnly>
        </p>
      </section>
      {others.length > 0 && (
        <OwnDeviceOnly>
          <section className="grid gap-4 text-center">
            <h2 className="text-base">{t('others')}</h2>
            <StoreList stores={others} />
          </section>
        </OwnDeviceOnly>
      )}
    </div>
  )
}
