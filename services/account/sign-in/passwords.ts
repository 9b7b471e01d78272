import { hash, verify } from '@node-rs/argon2'

/** argon2id, the library's default kind, with the parameters OWASP names: 19 MiB, two passes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS)

/** Whether the password is the one of this hash. A malformed hash matches no password. */
export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password).catch(() => false)

let dummyHash: Promise<string> | undefined

/** Takes as long as a real check: an unknown login answers no faster than a known one. */
export async function verifyDummy(password: string): Promise<false> {
  dummyHash ??= hashPassword('no member has this password')
  await verifyPassword(await dummyHash, password)
  return false
}
