'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'

/** Code that is loaded once it is wanted. When it does not come, `hasFailed` says so and `load` asks again. */
export function useLatePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
) {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    load().then(
      ({ default: Part }) => setPart({ Part }),
      () => setFailed(true),
    )
  }, [load])
  useEffect(() => {
    if (!isWanted) return
    load().then(
      ({ default: Part }) => setPart({ Part }),
      () => setFailed(true),
    )
  }, [isWanted, load])
  return { Part: part?.Part ?? null, hasFailed, load: ask }
}
