import { insertUsers } from '@/services/account'
import { openSession } from '@/services/account/sign-in/session'
import type { MemberInput } from '@/services/account/members/users'
import { database } from '@/services/database'

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

let count = 0

/** A member who is signed in: id, and the header that says so. */
export async function givenMember(changes: Partial<MemberInput> = {}) {
  const user_name = changes.user_name ?? `member-${++count}`
  const ids = await insertUsers(database(), [
    { name: 'Nguyễn Minh An', level: 'Hồng Nhạt', skin_types: [], hair_types: [], ...changes, user_name },
  ])
  const id = ids.get(user_name)!
  const token = await openSession(database(), id, { deviceId: null })
  return { id, authorization: `Bearer ${token}` }
}

/** A call of an app: `who` as givenMember gave it. */
export async function call(
  app: { request: (path: string, init?: RequestInit) => Response | Promise<Response> },
  method: string,
  path: string,
  {
    who,
    json,
    headers,
  }: { who?: { authorization: string }; json?: object; headers?: Readonly<Record<string, string>> } = {},
) {
  const response = await app.request(path, {
    method,
    headers: {
      ...headers,
      ...(who && { authorization: who.authorization }),
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json && JSON.stringify(json),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
