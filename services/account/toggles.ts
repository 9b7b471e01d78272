import { and, asc, inArray, sql } from 'drizzle-orm'
import { array, lazy, object, string } from 'yup'
import { OTP_METHODS, type OtpMethod } from '@/domain/account/otp'
import { badRequest } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../database'
import { availableChannels } from '../message'
import { feature_toggles } from './schema'

const name = () => string().max(60)
const names = () => array(name().required()).max(50)
const condition = object({ regex: name(), $regex: name(), in: names(), $in: names() })

/** Filter of GET /feature-toggles: a name, a pattern such as 'otp_', or a list (OTP-11). The driver's spelling with `$` is taken too. */
export const toggleFilter = object({
  feature_name: lazy((value: unknown) => {
    if (Array.isArray(value)) return names()
    return typeof value === 'object' && value !== null ? condition : name()
  }),
})

interface Names {
  regex?: string
  $regex?: string
  in?: string[]
  $in?: string[]
}

/**
 * The patterns that are taken: a part of a name, '^' before it for its beginning. Callers cannot send regular expressions to our
 * database to run. @throws BAD_REQUEST
 */
function matches(pattern: string) {
  const part = /^(\^?)([\w-]+)$/.exec(pattern)
  if (!part) throw badRequest('feature_name.regex takes a part of a name, with ^ before it for its beginning')
  const [, anchor, name = ''] = part
  const at = sql`position(${name} in ${feature_toggles.feature_name})`
  return anchor ? sql`${at} = 1` : sql`${at} > 0`
}

function namesWanted(wanted: string | string[] | Names | undefined): { list?: string[]; pattern?: string } {
  if (typeof wanted === 'string') return { list: [wanted] }
  if (Array.isArray(wanted)) return { list: wanted }
  return { list: wanted?.in ?? wanted?.$in, pattern: wanted?.regex ?? wanted?.$regex }
}

/** Which switches are on. A way to send codes is on when its channel can be used as well. */
export async function listToggles(db: Database, filter: { feature_name?: string | string[] | Names }) {
  const { list, pattern } = namesWanted(filter.feature_name)
  const rows = await db
    .select()
    .from(feature_toggles)
    .where(
      and(
        list ? inArray(feature_toggles.feature_name, list) : undefined,
        pattern ? matches(pattern) : undefined,
      ),
    )
    .orderBy(asc(feature_toggles.feature_name))
  const channels = availableChannels()
  return rows.map(({ feature_name, is_on }) => ({
    feature_name,
    isToggleOn: is_on && isUsable(feature_name, channels),
  }))
}

function isUsable(feature: string, channels: readonly OtpMethod[]): boolean {
  const method = OTP_METHODS.find((known) => feature === `otp_${known}`)
  return !method || channels.includes(method)
}

/** @throws METHOD_OFF when codes are not sent this way at present */
export async function requireOffered(db: Database, method: OtpMethod): Promise<void> {
  const [toggle] = await listToggles(db, { feature_name: `otp_${method}` })
  if (!toggle?.isToggleOn) throw domainError('METHOD_OFF', `codes by ${method} are switched off`)
}
