import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { sessionSecret } from '../digest'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Name of the key derived from SESSION_SECRET. */
const DERIVED = 'derived'

interface Key {
  name: string
  bytes: Buffer
}

interface Sealing {
  /** keeps the derived key of one use from being that of another */
  use: string
  /** the setting that holds the keys, for errors */
  setting: string
  /** its entries, 'name:key' each, 32 bytes in base64 */
  entries: () => readonly string[]
}

/**
 * Seals texts at rest: AES-256-GCM, with the id of the row that the seal belongs to, so that no row can carry another's. The first key of the
 * setting seals, all of them open; without one a key is derived from SESSION_SECRET.
 */
export function sealer({ use, setting, entries }: Sealing) {
  /** @throws for an entry that is no key */
  function readKey(entry: string): Key {
    const [, name = '', text = ''] = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? []
    if (name === '' || name === DERIVED)
      throw new Error(`${setting} holds an entry that is not name:key, of 32 bytes in base64`)
    return { name, bytes: Buffer.from(text, 'base64') }
  }

  const derivedKey = (): Key => ({
    name: DERIVED,
    bytes: Buffer.from(hkdfSync('sha256', sessionSecret(), '', use, KEY_BYTES)),
  })

  /** The keys of this shop; the first one seals. @throws for a wrong setting */
  const keys = (): [Key, ...Key[]] => {
    const [first, ...others] = entries().map(readKey)
    return first ? [first, ...others, derivedKey()] : [derivedKey()]
  }

  return {
    /** Seals a text for a row: 'name.iv.text.tag'. */
    seal(text: string, rowId: string): string {
      const [{ name, bytes }] = keys()
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, bytes, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(rowId))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [name, ...[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
    },

    /** @throws when no key of this shop opens it for this row; the error does not hold the text */
    open(sealed: string, rowId: string): string {
      const [name, ...parts] = sealed.split('.')
      const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
      const key = keys().find((known) => known.name === name)
      if (!key || !iv || !text || !tag)
        throw new Error(`no key of ${setting} opens what is sealed for ${rowId}`)
      const decipher = createDecipheriv(ALGORITHM, key.bytes, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(rowId))
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },

    /** Whether a seal is under the key that seals now. */
    isUnderCurrentKey: (sealed: string): boolean => sealed.startsWith(`${keys()[0].name}.`),
  }
}

/** '*********234': what a copy of a number shows of it. */
export const maskNumber = (text: string): string =>
  `${'*'.repeat(Math.max(0, text.length - 3))}${text.slice(-3)}`
