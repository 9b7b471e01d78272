/** What the authorization request of one sign-in needs. */
export interface AuthorizationRequest {
  /** where the provider sends the browser back to */
  redirectUri: string
  state: string
  /** of the verifier, by SHA-256 (PKCE) */
  challenge: string
}

export interface AuthorizationReturn {
  code: string
  redirectUri: string
  verifier: string
}

/** A provider's authorization-code flow. */
export interface ProviderFlow {
  isOn(): boolean
  /** the provider's consent page */
  authorizationUrl(going: AuthorizationRequest): string
  /** The access token for a code. @throws PROVIDER_REFUSED, PROVIDER_FAILED */
  exchange(coming: AuthorizationReturn): Promise<string>
  /** whether the person came back without consent */
  isCancelled(answer: URLSearchParams): boolean
}

export function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.toString()
}

/** RFC 6749 §4.1.2.1. */
export const isAccessDenied = (answer: URLSearchParams) => answer.get('error') === 'access_denied'
