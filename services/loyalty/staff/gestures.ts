import { persistentTransaction } from '../../database'
import { type Moved, movePoints } from '../ledger/move'

interface Gesture {
  userId: number
  /** positive */
  points: number
  /** its name: the same one acts once */
  reference: string
  note: string
  /** who of the staff */
  actor: string
}

const move = (gesture: Gesture, reason: 'gesture' | 'gesture-taken-back'): Promise<Moved> =>
  persistentTransaction((tx) =>
    movePoints(tx, { ...gesture, reason, points: reason === 'gesture' ? gesture.points : -gesture.points }),
  )

/** Points that staff give a member, once for each reference. */
export const giveGesture = (gesture: Gesture): Promise<Moved> => move(gesture, 'gesture')

/** Points that staff take back: those that staff gave first; what is spent already is owed. */
export const takeBackPoints = (gesture: Gesture): Promise<Moved> => move(gesture, 'gesture-taken-back')
