'use client'

import { useState } from 'react'

/** True from the first time on that the condition was: what was shown to be filled in must not go away while it is. */
export function useStays(condition: boolean): boolean {
  const [was, setWas] = useState(condition)
  if (condition && !was) setWas(true)
  return condition || was
}
