import { type Markup, markup } from '@/lib/markup'
import { site } from '@/lib/site'

const STYLE =
  'body{max-width:36rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#241a1c;background:#fffcfa}' +
  'label{display:block;margin-top:1rem;font-weight:600}input,select,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;border:1px solid #75666a;border-radius:8px;background:#fff}' +
  'input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0 .5rem 0 0;vertical-align:-.25rem}label.check{font-weight:400}a{color:#b3264e}' +
  '[aria-invalid]{border-color:#b3264e}p.wrong{margin:.25rem 0 0;color:#b3264e}button{margin-top:1.5rem;padding:.875rem 2rem;font:inherit;font-weight:600;color:#fff;background:#b3264e;border:0;border-radius:999px}' +
  '.trap{position:absolute;left:-9999px}'

/** A field of a refused form with what was typed. */
export interface RefusedField {
  name: string
  label: string
  value: string
  /** what is wrong with it */
  fault?: string | undefined
  /** `text` unless said; a checkbox was ticked when its value is not empty; a trap is seen by robots alone */
  kind?: 'text' | 'area' | 'select' | 'checkbox' | 'trap'
  /** a number of identity or account, which the browser shall not suggest to the next person */
  isSecret?: boolean
  /** of a select */
  options?: readonly (readonly [value: string, name: string])[]
}

interface RefusedForm {
  /** HTTP status */
  status: number
  title: string
  /** why it was refused, in a sentence */
  reason: string | Markup
  /** where the form is sent again */
  action: string
  hidden: Readonly<Record<string, string>>
  fields: readonly RefusedField[]
  submit: string
}

function control({
  name,
  value,
  fault,
  kind = 'text',
  isSecret = false,
  options = [],
}: RefusedField): Markup {
  const aria = fault !== undefined && markup` aria-invalid='true' aria-describedby='${name}-wrong'`
  if (kind === 'area')
    return markup`<textarea id='${name}' name='${name}' rows='8'${aria}>${value}</textarea>`
  if (kind === 'select') {
    const choices = options.map(([choice, title]) =>
      choice === value
        ? markup`<option value='${choice}' selected>${title}</option>`
        : markup`<option value='${choice}'>${title}</option>`,
    )
    return markup`<select id='${name}' name='${name}'${aria}>${choices}</select>`
  }
  if (kind === 'checkbox')
    return markup`<input type='checkbox' id='${name}' name='${name}'${value !== '' && markup` checked`}${aria}>`
  return markup`<input id='${name}' name='${name}' value='${value}'${isSecret && markup` autocomplete='off'`}${aria}>`
}

function row(field: RefusedField): Markup {
  const { name, label, fault, kind } = field
  if (kind === 'trap')
    return markup`<div class='trap' aria-hidden='true'><input name='${name}' tabindex='-1' value='${field.value}'></div>`
  const wrong = fault !== undefined && markup`<p class='wrong' id='${name}-wrong'>${fault}</p>`
  return kind === 'checkbox'
    ? markup`<label class='check'>${control(field)}${label}</label>${wrong}`
    : markup`<label for='${name}'>${label}</label>${control(field)}${wrong}`
}

/**
 * The page with a refused form of a browser without scripts: what was typed, and what is wrong with each field. It is the answer to the
 * form itself, so that nothing typed stands in an address.
 */
export function refusedForm({
  status,
  title,
  reason,
  action,
  hidden,
  fields,
  submit,
}: RefusedForm): Response {
  const kept = Object.entries(hidden).map(
    ([name, value]) => markup`<input type='hidden' name='${name}' value='${value}'>`,
  )
  const page = markup`<html lang='vi'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>
    <meta name='robots' content='noindex'><title>${title} | ${site.name}</title>
    <style>${STYLE}</style></head>
    <body><main><h1>${title}</h1><p role='alert'>${reason}</p>
    <form method='post' action='${action}'>${kept}${fields.map(row)}
    <button>${submit}</button></form></main></body></html>`
  return new Response(`<!doctype html>${page.text}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
