'use client'

import type { ReactNode } from 'react'
import { FailedPart } from '@/components/ui/late/failed-part'
import { useMemberPart } from '@/components/ui/late/use-member-part'

export interface MemberPointsProps {
  /** of all levels, the lowest first */
  stages: readonly string[]
}

interface PointsSlotProps extends MemberPointsProps {
  texts: Record<'failed' | 'retry', string>
  /** for visitors, and until the member's own is there */
  children: ReactNode
}

const loadMemberPoints = () => import('../member/member-points')

/** The page holds the public part; a member's own is loaded with its code after the start, and takes its place. */
export function PointsSlot({ stages, texts, children }: PointsSlotProps) {
  const { Part, hasFailed, retry } = useMemberPart(loadMemberPoints)
  if (Part) return <Part stages={stages} />
  if (hasFailed) return <FailedPart texts={texts} onRetry={retry} />
  return children
}
