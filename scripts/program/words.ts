import { WrongUse } from './program'

/** What commands of several programs take. */

/** Why staff did it, for the audit; '' without one. Stands beside BY. */
export const NOTE = { note: { type: 'string', default: '' } } as const

/** A word that a command needs; `what` names it: 'the campaign'. @throws WrongUse */
export function named(word: string | undefined, what: string): string {
  if (word === undefined || word.trim() === '') throw new WrongUse(`${what} is missing`)
  return word
}

/** @throws WrongUse for anything but a whole number from 1 to `most` */
export function countFrom(text: string | undefined, option: string, most: number): number {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  if (value < 1 || value > most) throw new WrongUse(`${option} is a whole number from 1 to ${most}`)
  return value
}
