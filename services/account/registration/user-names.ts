import { randomInt } from 'node:crypto'
import { slugify, stripDiacritics } from '@/domain/text'
import { type Database, savepoint } from '../../database'
import { users } from '../schema'
import { hasUserName, isUserNameConflict } from '../members/users'

/** How often a name may be taken in the moment between the look and the insert. */
const TRIES = 5

/**
 * Inserts a member under a free user name made from a person's name; the next one when another member gets that name in the same moment:
 * a name that was made, not typed, is no reason to refuse anyone.
 */
export async function insertWithFreeUserName<T>(
  tx: Database,
  name: string,
  insert: (tx: Database, userName: string) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await savepoint(tx, async (inner) => insert(inner, await freeUserName(inner, name)))
    } catch (failure) {
      if (attempt === TRIES || !isUserNameConflict(failure)) throw failure
    }
  }
}

/** A free user name made from a person's name: 'Nguyễn Thị Minh' → 'minh-nguyen', with digits once that is taken. */
export async function freeUserName(tx: Database, name: string): Promise<string> {
  const words = /[a-z]/i.test(stripDiacritics(name)) ? slugify(name).split('-') : ['nang']
  const base = [...new Set([words.at(-1), words[0]])].join('-').slice(0, 11)
  for (let attempt = 0; ; attempt++) {
    const candidate = attempt === 0 && base.length >= 4 ? base : `${base}${randomInt(1_000, 99_999)}`
    const [taken] = await tx.select({ id: users.id }).from(users).where(hasUserName(candidate))
    if (!taken) return candidate
  }
}
