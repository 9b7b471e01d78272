import { NextRequest } from 'next/server'
import { GET as begin } from '@/app/api/signin/[provider]/route'
import { GET as finish } from '@/app/api/signin/[provider]/return/route'

const context = (provider: string) => ({ params: Promise.resolve({ provider }) })

/** A browser as far as a sign-in needs one: it keeps cookies, follows to the provider, fills its form and comes back. */
export class Browser {
  readonly cookies = new Map<string, string>()

  constructor(private readonly headers: Record<string, string> = {}) {}

  private request(address: string): NextRequest {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return new NextRequest(new URL(address, 'http://localhost:3000'), {
      headers: { host: 'localhost:3000', ...this.headers, cookie },
    })
  }

  private keep(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (line.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** Leaves for the provider; gives the address it is sent to. */
  async leave(provider: string, next = '/'): Promise<string> {
    const query = new URLSearchParams({ next })
    const response = await begin(this.request(`/api/signin/${provider}?${query}`), context(provider))
    return this.keep(response).headers.get('location') ?? ''
  }

  /** Comes back by the address the provider gave; gives the answer. */
  async comeBack(provider: string, address: string): Promise<Response> {
    return this.keep(await finish(this.request(address), context(provider)))
  }
}

/** Fills the provider's form at an authorization address and sends it; gives where the provider sends the browser. */
export async function atProvider(
  authorization: string,
  filled: Record<string, string> = {},
  answer: 'agree' | 'deny' = 'agree',
): Promise<string> {
  const page = await (await fetch(authorization)).text()
  const action = /action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(page)
  const fields = [...page.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [
      name,
      value.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))),
    ],
  )
  const form = new URLSearchParams({ ...Object.fromEntries(fields), email_verified: 'on', ...filled, answer })
  const response = await fetch(new URL(action, authorization), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  return response.headers.get('location') ?? ''
}
