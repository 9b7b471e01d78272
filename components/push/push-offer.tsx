'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { PushTopic } from '@/domain/push/topics'
import { addTopicHere, pushAbility, PushRefused, topicsHere } from '@/lib/client/push/device'
import { pushTexts } from '@/lib/client/push/texts'

const t = pushTexts('push.offer')

type State = 'unknown' | 'offered' | 'busy' | 'on' | 'refused' | 'failed'

/** Offers push messages of a topic on this device, where they are possible and not on yet. */
export default function PushOffer({ topic }: { topic: PushTopic }) {
  const [state, setState] = useState<State>('unknown')

  useEffect(() => {
    if (pushAbility() !== 'possible') return
    let isHere = true
    topicsHere().then(
      (topics) => {
        if (isHere && !topics.includes(topic)) setState('offered')
      },
      // An offer that cannot be checked is not made.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [topic])

  const accept = async () => {
    setState('busy')
    try {
      await addTopicHere(topic)
      setState('on')
    } catch (failure) {
      setState(failure instanceof PushRefused ? 'refused' : 'failed')
    }
  }

  if (state === 'unknown') return null
  return (
    <div className="flex w-full flex-wrap items-center gap-3 rounded-md bg-sand px-4 py-3 text-left text-sm">
      <Icon name="bell-ring" size={20} className="shrink-0 text-accent" />
      <p role="status" className="min-w-0 flex-1 basis-48">
        {state === 'on' || state === 'refused' || state === 'failed' ? t(state) : t(topic)}
      </p>
      {state !== 'on' && state !== 'refused' && (
        <Button
          variant="secondary"
          aria-disabled={state === 'busy' || undefined}
          onClick={() => void accept()}
        >
          {t('accept')}
        </Button>
      )}
    </div>
  )
}
