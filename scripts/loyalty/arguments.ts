import { memberByLogin, usersById, type UserRow } from '@/services/account'
import { database } from '@/services/database'
import { Refused, WrongUse } from '@/scripts/program/program'

/** What the commands take: members, points, days. */

export const NOTE = { note: { type: 'string' } } as const

const LIMIT = 1_000_000

/** @throws WrongUse */
export function memberIn(word: string | undefined, command: string): string {
  if (word === undefined || word === '')
    throw new WrongUse(`${command} needs a member: id, user name, e-mail or phone number`)
  return word
}

/** @throws WrongUse */
export function pointsIn(word: string | undefined, command: string): number {
  const points = Number(word)
  if (!Number.isInteger(points) || points < 1 || points > LIMIT)
    throw new WrongUse(`${command} needs points: 1 to ${LIMIT}`)
  return points
}

/** @throws WrongUse without one */
export function noteIn({ note }: { note?: string | undefined }, command: string): string {
  if (note === undefined || note.trim() === '') throw new WrongUse(`${command} needs --note: why`)
  return note.trim().slice(0, 500)
}

/** @throws WrongUse */
export function limitIn(word: string): number {
  const limit = Number(word)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) throw new WrongUse('--limit is 1 to 1000')
  return limit
}

/** Midnight in Vietnam of 'YYYY-MM-DD'. @throws WrongUse */
export function dayIn(word: string | undefined, option: string): Date {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(word ?? '') ? new Date(`${word}T00:00:00+07:00`) : new Date(NaN)
  if (Number.isNaN(day.getTime())) throw new WrongUse(`--${option} is a day: 2026-12-01`)
  return day
}

/** The member of an id, or of what they sign in with. @throws Refused for an unknown one */
export async function findMember(word: string): Promise<UserRow> {
  const byId = /^[1-9]\d{0,8}$/.test(word)
    ? (await usersById(database(), [Number(word)])).get(Number(word))
    : undefined
  const member = byId ?? (await memberByLogin(database(), word))
  if (!member) throw new Refused(`There is no member ${word}.`)
  return member
}
