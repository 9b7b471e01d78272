'use client'

import { useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'

interface ReminderButtonProps {
  promotionId: string
  name: string
  texts: Record<'remind' | 'reminding' | 'reminded' | 'done' | 'begun' | 'failed', string>
}

/** Subscribes to a sale reminder. Its code is loaded on click. */
export function ReminderButton({ promotionId, name, texts }: ReminderButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const press = async () => {
    if (state !== 'idle') return
    setState('busy')
    const onDone = () => setState('done')
    try {
      const { requestReminderOnPress } = await import('./remind')
      if (!(await requestReminderOnPress({ promotionId, name }, { texts, onDone }))) setState('idle')
    } catch {
      // The code could not be loaded.
      toast.error(texts.failed)
      setState('idle')
    }
  }
  const icon = state === 'done' ? 'bell-ring' : 'bell'
  const text = { idle: texts.remind, busy: texts.reminding, done: texts.reminded }[state]
  return (
    <>
      <Button variant="secondary" aria-disabled={state !== 'idle' || undefined} onClick={() => void press()}>
        {state === 'busy' ? <Spinner className="size-4" /> : <Icon name={icon} />}
        {text}
      </Button>
      {/* Beside the button: a live region inside a button would be part of its name. */}
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : text}
      </span>
    </>
  )
}
