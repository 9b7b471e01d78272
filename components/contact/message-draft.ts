'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearDraft, leaveDraft, readDraft, writeDraft } from '@/components/reviews/write/draft/draft'

/** The draft of a message to the shop, on this device: its fields, its idempotency key, and the photos that their own code keeps. */

const VALUES_PART = 'values'
const KEY_PART = 'key'
const PAUSE_MS = 300

type Values = Readonly<Record<string, string>>

function readValues(part: unknown): Values {
  if (typeof part !== 'object' || part === null) return {}
  return Object.fromEntries(
    Object.entries(part).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const isKey = (part: unknown): part is string => typeof part === 'string' && /^[0-9a-f-]{36}$/.test(part)

interface MessageDraft {
  /** the message's idempotency key, for which its photos are uploaded; null until the draft is read */
  key: string | null
  /** keeps what is typed, after a pause */
  save: (values: Values) => void
  /** forgets the draft: the message was sent */
  clear: () => Promise<void>
}

/** @param onRestored receives the fields of the draft */
export function useMessageDraft(draftKey: string, onRestored: (values: Values) => void): MessageDraft {
  const [key, setKey] = useState<string | null>(null)
  /** typed since the last pause */
  const typed = useRef<Values | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const restore = useEffectEvent(onRestored)

  useEffect(() => {
    let isHere = true
    void readDraft(draftKey).then((parts) => {
      if (!isHere) return
      const known = parts?.[KEY_PART]
      const own = isKey(known) ? known : crypto.randomUUID()
      if (parts) restore(readValues(parts[VALUES_PART]))
      setKey(own)
      if (own !== known) void writeDraft(draftKey, { [KEY_PART]: own })
    })
    // A page that goes away keeps what was typed since the last pause.
    const leave = () => {
      if (typed.current) leaveDraft(draftKey, { [VALUES_PART]: typed.current })
    }
    window.addEventListener('pagehide', leave)
    return () => {
      isHere = false
      clearTimeout(pause.current)
      window.removeEventListener('pagehide', leave)
    }
  }, [draftKey])

  return {
    key,
    save(values) {
      clearTimeout(pause.current)
      typed.current = values
      pause.current = setTimeout(() => {
        typed.current = null
        void writeDraft(draftKey, { [VALUES_PART]: values })
      }, PAUSE_MS)
    },
    async clear() {
      clearTimeout(pause.current)
      typed.current = null
      await clearDraft(draftKey)
    },
  }
}
