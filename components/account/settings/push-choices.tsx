'use client'

import { useEffect, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import type { PushDevice } from '@/domain/push/device'
import { NIGHT_FROM_HOUR, NIGHT_UNTIL_HOUR } from '@/domain/push/night'
import { PUSH_TOPICS, type PushTopic } from '@/domain/push/topics'
import { api } from '@/lib/client/api'
import { withCause } from '@/lib/client/failure'
import {
  changeDevice,
  chooseTopicsHere,
  pushAbility,
  PushRefused,
  thisDevice,
} from '@/lib/client/push/device'
import { pushTexts } from '@/lib/client/push/texts'
import { Switch } from './switch'

const t = pushTexts('push.settings')

interface Known {
  devices: readonly PushDevice[]
  /** digest of this device's subscription */
  here: string | null
  isOffered: boolean
}

async function readKnown(): Promise<Known> {
  const { devices, public_key } = await api.message.push.devices.$get()
  return { devices, here: await thisDevice(public_key), isOffered: public_key !== '' }
}

/** What this device receives as push messages, and the member's other devices that receive some. */
export function PushChoices() {
  const ability = pushAbility()
  const [known, setKnown] = useState<Known | null>(null)
  // A shop that does not answer leaves the section out, as the choices of mails do.
  const reload = () => readKnown().then(setKnown, () => undefined)
  useEffect(() => void reload(), [])
  if (!known?.isOffered) return null
  // Devices are switched off from anywhere.
  if (ability === 'unsupported' && known.devices.length === 0) return null

  const own = known.devices.find(({ endpoint_digest }) => endpoint_digest === known.here)
  const others = known.devices.filter((device) => device !== own)

  const run = async (change: () => Promise<unknown>) => {
    try {
      await change()
    } catch (failure) {
      toast.error(failure instanceof PushRefused ? t('denied') : withCause(t('failed'), failure))
    }
    await reload()
  }
  const choose = (topic: PushTopic, isOn: boolean) =>
    run(() =>
      chooseTopicsHere(
        PUSH_TOPICS.filter((each) => (each === topic ? isOn : own?.topics.includes(each) === true)),
      ),
    )

  return (
    <section aria-label={t('title')} className="border-t border-line py-2">
      <h3 className="px-5 pt-2 text-sm font-semibold">{t('title')}</h3>
      {ability === 'possible' ? (
        PUSH_TOPICS.map((topic) => (
          <Switch
            key={topic}
            label={t(`topic.${topic}`)}
            isOn={own?.topics.includes(topic) === true}
            onChange={(isOn) => void choose(topic, isOn)}
          />
        ))
      ) : (
        <p className="px-5 py-2 text-sm">{t(ability)}</p>
      )}
      {(ability === 'possible' || others.length > 0) && (
        <p className="px-5 pb-2 text-sm text-muted">
          {t('note', { from: String(NIGHT_FROM_HOUR), until: String(NIGHT_UNTIL_HOUR) })}
        </p>
      )}
      {others.length > 0 && (
        <>
          <h4 className="px-5 pt-2 text-sm font-semibold">{t('others')}</h4>
          <ul>
            {others.map(({ id, device }) => (
              <li key={id} className="flex min-h-12 items-center justify-between gap-4 px-5">
                <span className="min-w-0 truncate">{device}</span>
                <Button
                  variant="quiet"
                  className="-mr-5"
                  aria-label={t('endNamed', { device })}
                  onClick={() => void run(() => changeDevice(id, []))}
                >
                  {t('end')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
