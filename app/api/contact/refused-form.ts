import { getTranslations } from 'next-intl/server'
import { TOPIC_NAMES, TOPICS } from '@/domain/contact/topics'
import { type Markup, markup } from '@/lib/markup'
import type { FormAnswer } from '@/lib/contact/reads'
import { site } from '@/lib/site'

const TOO_OFTEN = 429
const STYLE =
  'body{max-width:36rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#241a1c;background:#fffcfa}' +
  'label{display:block;margin-top:1rem;font-weight:600}input,select,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;border:1px solid #75666a;border-radius:8px;background:#fff}' +
  'p.wrong{margin:.25rem 0 0;color:#b3264e}button{margin-top:1.5rem;padding:.875rem 2rem;font:inherit;font-weight:600;color:#fff;background:#b3264e;border:0;border-radius:999px}' +
  '.trap{position:absolute;left:-9999px}'

interface RefusedForm {
  answer: Extract<FormAnswer, { is: 'refused' }>
  values: Readonly<Record<string, string>>
  fields: readonly string[]
  key: string
  /** query of the form's address */
  action: string
}

type Words = Awaited<ReturnType<typeof getTranslations<'contact'>>>

function reasonOf({ status, fields, confirmation }: RefusedForm['answer'], t: Words): string {
  if (confirmation !== '') return t('refused.confirm')
  if (status === TOO_OFTEN) return t('refused.often')
  return t(Object.keys(fields).length > 0 ? 'refused.text' : 'refused.failed')
}

function labelOf(name: string, t: Words): string {
  if (name === 'customersubject') return t('form.topic')
  if (name === 'order_number') return t('form.order')
  if (name === 'product') return t('form.product')
  if (name === 'customername') return t('form.name')
  if (name === 'customeremail') return t('form.email')
  return t('form.message')
}

function control(name: string, value: string, t: Words): Markup {
  if (name === 'customermessage')
    return markup`<textarea id='${name}' name='${name}' rows='8'>${value}</textarea>`
  if (name !== 'customersubject') return markup`<input id='${name}' name='${name}' value='${value}'>`
  const options = TOPIC_NAMES.map((topic) =>
    topic === value
      ? markup`<option value='${topic}' selected>${TOPICS[topic].name}</option>`
      : markup`<option value='${topic}'>${TOPICS[topic].name}</option>`,
  )
  return markup`<select id='${name}' name='${name}'><option value=''>${t('form.chooseTopic')}</option>${options}</select>`
}

/** The page with a refused form of a browser without scripts: what was typed, and what is wrong with each field. */
export async function refusedForm({ answer, values, fields, key, action }: RefusedForm): Promise<Response> {
  const t = await getTranslations('contact')
  const title = t(answer.confirmation === '' ? 'refused.title' : 'refused.confirmTitle')
  const rows = fields.map((name) =>
    name === 'website'
      ? markup`<div class='trap' aria-hidden='true'><input name='website' tabindex='-1' value='${values[name]}'></div>`
      : markup`<label for='${name}'>${labelOf(name, t)}</label>${control(name, values[name] ?? '', t)}${
          answer.fields[name] !== undefined && markup`<p class='wrong'>${answer.fields[name]}</p>`
        }`,
  )
  const page = markup`<html lang='vi'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>
    <meta name='robots' content='noindex'><title>${title} | ${site.name}</title>
    <style>${STYLE}</style></head>
    <body><main><h1>${title}</h1><p role='alert'>${reasonOf(answer, t)}</p>
    <form method='post' action='/api/contact${action}'><input type='hidden' name='key' value='${key}'><input type='hidden' name='confirmation' value='${answer.confirmation}'>${rows}
    <button>${t('form.submit')}</button></form></main></body></html>`
  return new Response(`<!doctype html>${page.text}`, {
    status: answer.status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
