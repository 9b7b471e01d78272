import { useState } from 'react'

/** 'pending': HOÀN TÁC can still restore it; 'leaving': the deletion is being sent */
export type Removal = 'pending' | 'leaving'

/** Marks of the rows of a list that are being removed, by id. `mark` without a removal clears the mark. */
export function useRemovalMarks() {
  const [removals, setRemovals] = useState<ReadonlyMap<string, Removal>>(new Map())
  const mark = (id: string, removal?: Removal) =>
    setRemovals((known) => {
      const next = new Map(known)
      if (removal) next.set(id, removal)
      else next.delete(id)
      return next
    })
  return { removals, mark }
}
