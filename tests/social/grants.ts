import { randomBytes } from 'node:crypto'

export type ProviderName = 'facebook' | 'google' | 'zalo'

/** A person who has an account at the stand-in. */
export interface StandInPerson {
  subject: string
  name: string
  given_name?: string
  family_name?: string
  /** none: the account has no address, or the person does not share it */
  email?: string
  email_verified?: boolean
  picture?: string
}

interface Grant {
  provider: ProviderName
  appId: string
  person: StandInPerson
}

interface CodeGrant extends Grant {
  redirectUri: string
  challenge: string | null
}

interface TokenGrant extends Grant {
  /** milliseconds since 1970 */
  expiresAt: number
}

const random = (prefix: string) => `${prefix}-${randomBytes(24).toString('base64url')}`

/** Codes and tokens the stand-in has given out. */
export class Grants {
  private readonly codes = new Map<string, CodeGrant>()
  private readonly tokens = new Map<string, TokenGrant>()

  newCode(grant: CodeGrant): string {
    const code = random('code')
    this.codes.set(code, grant)
    return code
  }

  /** A code is good for one use, right or wrong. */
  takeCode(provider: ProviderName, code: string | null): CodeGrant | null {
    const grant = this.codes.get(code ?? '')
    this.codes.delete(code ?? '')
    return grant?.provider === provider ? grant : null
  }

  newToken({ provider, appId, person }: Grant, seconds = 3_600): string {
    const token = random('token')
    this.tokens.set(token, { provider, appId, person, expiresAt: Date.now() + seconds * 1_000 })
    return token
  }

  /** What a token of this provider is good for; null for any other, and for one whose time is over. */
  token(provider: ProviderName, token: string | null | undefined): TokenGrant | null {
    const grant = this.tokens.get(token ?? '')
    return grant?.provider === provider && grant.expiresAt > Date.now() ? grant : null
  }
}
