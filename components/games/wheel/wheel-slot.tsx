'use client'

import type { ReactNode } from 'react'
import type { IslandGame } from '@/lib/games/island'
import { MemberSlot, type MemberSlotTexts } from '../parts/member-slot'

interface WheelSlotProps {
  game: IslandGame
  texts: MemberSlotTexts
  children: ReactNode
}

const loadWheel = () => import('./wheel-board')

/** The place of the wheel. In a file of its own: pages without a wheel know nothing of its code. */
export const WheelSlot = (props: WheelSlotProps) => <MemberSlot {...props} load={loadWheel} />
