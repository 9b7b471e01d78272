'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { withInstruction } from '@/lib/client/failure'
import { type SectionName, useSection } from './sections'

/**
 * A section's form, loaded when the order needs it: who has an address needs none. Saving waits for it; a failure is shown, with another
 * try.
 */
export function lateForm<Props extends object>(
  section: SectionName,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LateForm(props) {
    const [form, setForm] = useState<{ Form: ComponentType<Props> } | null>(null)
    const [failure, setFailure] = useState<{ cause: unknown } | null>(null)
    const [tries, setTries] = useState(0)
    useEffect(() => {
      let isHere = true
      load().then(
        (Form) => isHere && setForm({ Form }),
        (cause: unknown) => isHere && setFailure({ cause }),
      )
      return () => {
        isHere = false
      }
    }, [tries])
    /** callers that wait until the form is here, or has failed to load */
    const waiting = useRef<((isHere: boolean) => void)[]>([])
    // Runs after the form's own effects, which register how it is saved.
    useEffect(() => {
      if (form || failure) waiting.current.splice(0).forEach((settle) => settle(form !== null))
    }, [form, failure])
    useEffect(() => {
      const { current } = waiting
      return () => current.splice(0).forEach((settle) => settle(false))
    }, [])
    const isLoaded = (): Promise<boolean> =>
      failure ? Promise.resolve(false) : new Promise((settle) => waiting.current.push(settle))
    const retry = () => {
      setFailure(null)
      setTries(tries + 1)
    }
    if (form) return <form.Form {...props} />
    return <Waiting section={section} failure={failure} isLoaded={isLoaded} onRetry={retry} />
  }
}

interface WaitingProps {
  section: SectionName
  failure: { cause: unknown } | null
  /** resolves once the form is here, or has failed to load */
  isLoaded: () => Promise<boolean>
  onRetry: () => void
}

function Waiting({ section, failure, isLoaded, onRetry }: WaitingProps) {
  const t = useTranslations('checkout.form')
  useSection(section, async () => (await isLoaded()) && 'again')
  if (!failure)
    return <div role="status" aria-label={t('loading')} className="h-64 animate-pulse rounded-lg bg-sand" />
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-4">
      <p>{withInstruction(t('loadFailed'), failure.cause)}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
