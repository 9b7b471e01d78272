import { sql, type SQLWrapper } from 'drizzle-orm'
import { stageOf } from '../../loyalty'
import { users } from '../schema'

/** What everyone may see of a member beside what the member wrote. */
interface ShownMember {
  name: string
  image: string | null
  /** stage of the level */
  user_level: string
  user_name: string
  skin_types: string[]
  hair_types: string[]
}

/** For a select: the member of this id; null for an unknown one. */
export const shownMember = (memberId: SQLWrapper) =>
  sql<ShownMember | null>`(
    SELECT json_build_object('name', member.name, 'image', member.image, 'user_level', ${stageOf(sql`member.id`)},
      'user_name', member.user_name, 'skin_types', member.skin_types, 'hair_types', member.hair_types)
    FROM ${users} member WHERE member.id = ${memberId})`
