'use client'

import { useSyncExternalStore } from 'react'
import { answerTime, type OpeningHours, writtenInstant } from '@/domain/contact/opening-hours'

const MINUTE_MS = 60_000

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}

interface AnswerPromiseProps {
  hours: OpeningHours
  /** of opening time */
  minutes: number
  /** the sentence, with {time} */
  text: string
}

/** By when a message that is sent now is answered. The page is the same for everyone, so that the browser's clock says it. */
export function AnswerPromise({ hours, minutes, text }: AnswerPromiseProps) {
  const sentence = () => {
    const now = new Date()
    return text.replace('{time}', writtenInstant(answerTime(now, minutes, hours), now))
  }
  return <b className="font-semibold">{useSyncExternalStore(subscribe, sentence, () => '')}</b>
}
