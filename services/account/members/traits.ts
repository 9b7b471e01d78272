import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { users } from '../schema'

/** What members say of themselves that readers of their reviews filter by. */
const COLUMNS = { skin: users.skin_types, hair: users.hair_types }
type Trait = keyof typeof COLUMNS

/** Condition: the member of this id has named this type of skin or hair. */
export const hasTrait = (memberId: SQLWrapper, trait: Trait, name: string): SQL =>
  sql`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${memberId} AND ${name} = ANY (${COLUMNS[trait]}))`

/** For a lateral join: one row with `name` for each type that the member of this id has named. */
export const traitsOf = (memberId: SQLWrapper, trait: Trait): SQL =>
  sql`(SELECT unnest(${COLUMNS[trait]}) AS name FROM ${users} WHERE ${users.id} = ${memberId})`
