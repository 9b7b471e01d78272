import { randomInt } from 'node:crypto'
import { slugify, stripDiacritics } from '@/domain/text'
import type { Database } from '../database'
import { users } from './schema'
import { hasUserName } from './users'

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
