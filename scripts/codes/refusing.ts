import { DomainError } from '@/domain/error'
import { Refused, WrongUse } from '@/scripts/program/program'

/** @throws Refused for what the shop refuses */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError) throw new Refused(`${error.message}.`)
    throw error
  }
}

/** @throws WrongUse */
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
