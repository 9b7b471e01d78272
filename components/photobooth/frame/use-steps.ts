'use client'

import { useRouter } from 'next/navigation'
import { type BoothPlace, boothPath, type BoothStep } from '@/lib/pages/booth-address'

/** Goes to a step of the photobooth. On a tablet in the store no step stays behind for Back to return to. */
export function useSteps() {
  const router = useRouter()
  return {
    go: (step: BoothStep, place: BoothPlace) => {
      const path = boothPath(step, place)
      if (place.isKiosk) router.replace(path)
      else router.push(path)
    },
    /** for a step that has nothing to show */
    goInstead: (step: BoothStep, place: BoothPlace) => router.replace(boothPath(step, place)),
  }
}
