'use client'

import type { ReactNode } from 'react'
import type { IslandGame } from '@/lib/games/island'
import { MemberSlot, type MemberSlotTexts } from './member-slot'

interface SlotProps {
  game: IslandGame
  texts: MemberSlotTexts
  children: ReactNode
  after?: ReactNode
}

const loadCheckIn = () => import('../check-in/check-in-board')
const loadHistory = () => import('../history/history-board')
const loadStatus = () => import('../status/status-board')

export const CheckInSlot = (props: SlotProps) => <MemberSlot {...props} load={loadCheckIn} />
export const HistorySlot = (props: SlotProps) => <MemberSlot {...props} load={loadHistory} />
export const StatusSlot = (props: SlotProps) => <MemberSlot {...props} load={loadStatus} />
