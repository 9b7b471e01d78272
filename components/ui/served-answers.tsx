'use client'

import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { readAnswer, reloadAnswer, showAnswer } from '@/lib/client/answers/answer-store'
import { ServedContext } from '@/lib/client/answers/served-context'
import { noteServed } from '@/lib/client/answers/served-keys'

type Answers = Readonly<Record<string, unknown>>

/** Answers that were shown once: the router keeps the data of a page, which may be of a visitor who has signed out since. */
const shown = new WeakSet<Answers>()

const NONE: Answers = {}

const doNothing = () => () => undefined

/**
 * The answers to show: what this browser knows already goes first, and is asked for again as on any page. Not while the page hydrates, which may
 * start again when another part of the page has asked meanwhile: the HTML has what was served.
 */
function unknownOf(answers: Answers, isHydrating: boolean): Answers {
  if (shown.has(answers)) return NONE
  const given = Object.entries(answers).filter(([, data]) => data !== undefined)
  return Object.fromEntries(isHydrating ? given : given.filter(([key]) => readAnswer(key).data === undefined))
}

interface ServedAnswersProps {
  /** by the key of the hook that would ask for it; undefined where the service did not answer: then the hook asks */
  answers: Answers
  children: ReactNode
}

/**
 * Gives the hooks below the answers that the server read with the page for this visitor (ADR 50): they are in the HTML, and no call is made
 * for them. Once the page stands they are in this tab's store like any other answer, and go with it when the visitor changes.
 */
export function ServedAnswers({ answers, children }: ServedAnswersProps) {
  const isHydrating = useSyncExternalStore(
    doNothing,
    () => false,
    () => true,
  )
  const [fallback, setFallback] = useState(() => {
    const unknown = unknownOf(answers, isHydrating)
    if (typeof window !== 'undefined') noteServed(Object.keys(unknown))
    return unknown
  })
  useLayoutEffect(() => {
    shown.add(answers)
    for (const [key, data] of Object.entries(fallback))
      if (readAnswer(key).data === undefined) showAnswer(key, data)
  }, [answers, fallback])

  const wasShown = useRef(false)
  useEffect(() => {
    // A page that was left is hidden and shown again: its answers are old then.
    if (wasShown.current) for (const key of Object.keys(answers)) void reloadAnswer(key)
    wasShown.current = true
    startTransition(() => setFallback(NONE))
  }, [answers])

  return <ServedContext value={fallback}>{children}</ServedContext>
}
