import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'

/** Loads the page behind again when the component goes away after a change, however the overlay is closed. */
export function useRefreshAfter(isChanged: () => boolean): void {
  const router = useRouter()
  const leave = useEffectEvent(() => {
    if (isChanged()) router.refresh()
  })
  useEffect(() => () => leave(), [])
}
