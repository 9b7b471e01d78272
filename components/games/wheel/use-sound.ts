'use client'

import { useEffect, useRef, useState } from 'react'
import type { WheelSound } from './sound'

/** Sound is off until it is switched on, on each visit; its code is loaded then. */
export function useSound() {
  const sound = useRef<WheelSound | null>(null)
  const [isOn, setOn] = useState(false)
  useEffect(
    () => () => {
      sound.current?.stop()
      sound.current = null
    },
    [],
  )
  const toggle = () => {
    if (isOn) {
      sound.current?.stop()
      sound.current = null
      setOn(false)
      return
    }
    import('./sound').then(
      ({ startSound }) => {
        sound.current ??= startSound()
        setOn(true)
      },
      // The switch stays off: the wheel works without sound.
      () => undefined,
    )
  }
  return { sound, isOn, toggle }
}
