'use client'

import { useMemberPart } from '@/components/ui/late/use-member-part'
import type { OwnRankProps } from './own-rank'

const loadOwnRank = () => import('./own-rank')

/** The member's own place; visitors load none of its code. Without it the board is complete. */
export function MyRank(rank: OwnRankProps) {
  const { Part } = useMemberPart(loadOwnRank)
  return Part && <Part {...rank} />
}
