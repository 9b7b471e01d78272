import { randomInt } from 'node:crypto'
import type { Call, Protocol } from './call'
import type { Grants, StandInPerson } from './grants'

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${String(letter.codePointAt(0))};`)

const field = (name: string, value: string, type = 'text') =>
  `<p><label>${name} <input name="${name}" type="${type}" value="${escape(value)}"></label></p>`

/** What is wrong with the way a browser was sent here, as the real providers check it; null when nothing is. */
export function faultOf(protocol: Protocol, query: URLSearchParams): string | null {
  if (query.get(protocol.clientParameter) !== protocol.appId) return 'unknown app'
  if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'no redirect_uri'
  if (!query.get('state')) return 'no state'
  if (protocol.usesPkce && !/^[\w-]{43}$/.test(query.get('code_challenge') ?? '')) return 'no code_challenge'
  if (protocol.name !== 'zalo' && query.get('response_type') !== 'code') return 'no response_type'
  return null
}

/** The page where a person says who they are and agrees, or does not: a form a browser test fills as it likes. */
export function approvalPage(protocol: Protocol, query: URLSearchParams): string {
  const kept = ['redirect_uri', 'state', 'code_challenge'].map(
    (name) => `<input type="hidden" name="${name}" value="${escape(query.get(name) ?? '')}">`,
  )
  const subject = String(randomInt(1e14))
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><title>${protocol.name}</title>
<h1>${protocol.name}</h1>
<form method="post" action="/${protocol.name}/approve">${kept.join('')}
${field('subject', subject)}
${field('name', 'Nguyễn Thị Mai')}
${field('given_name', 'Mai')}
${field('family_name', 'Nguyễn Thị')}
${protocol.name === 'zalo' ? '' : field('email', `mai.${subject}@example.com`, 'email')}
${protocol.name === 'google' ? '<p><label>email_verified <input name="email_verified" type="checkbox" checked></label></p>' : ''}
<button name="answer" value="agree">Đồng ý</button>
<button name="answer" value="deny" formnovalidate>Từ chối</button>
</form></html>`
}

const personOf = (form: URLSearchParams): StandInPerson => ({
  subject: form.get('subject') ?? '',
  name: form.get('name') ?? '',
  ...(form.get('given_name') && { given_name: form.get('given_name') ?? '' }),
  ...(form.get('family_name') && { family_name: form.get('family_name') ?? '' }),
  ...(form.get('email') && { email: form.get('email') ?? '' }),
  email_verified: form.get('email_verified') === 'on',
})

/** Where the form sends the browser: back, with a code or with a refusal. */
export function approve(protocol: Protocol, { form }: Call, grants: Grants): string {
  const redirectUri = form.get('redirect_uri') ?? ''
  const back = new URL(redirectUri)
  const answer =
    form.get('answer') === 'agree'
      ? {
          code: grants.newCode({
            provider: protocol.name,
            appId: protocol.appId,
            person: personOf(form),
            redirectUri,
            challenge: form.get('code_challenge'),
          }),
        }
      : protocol.deniedAnswer
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
  back.searchParams.set('state', form.get('state') ?? '')
  return back.toString()
}
