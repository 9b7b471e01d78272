import { type Html, html } from './html'
import { ACCENT, INK, LINE, MUTED, SAND, SANS } from './look'

/** Parts of a mail; `partHtml` and `partText` render them. */
export type Part =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'note'; text: string }
  | { kind: 'goods'; goods: readonly Goods[] }
  | { kind: 'sums'; sums: readonly Sum[] }
  | { kind: 'products'; products: readonly LinkedProduct[] }
  | { kind: 'block'; title: string; lines: readonly string[] }
  | { kind: 'links'; title: string; links: readonly Link[] }

export interface Link {
  label: string
  url: string
}

/** A row of the table of ordered goods. */
export interface Goods {
  name: string
  /** shade, size or 'Quà tặng'; may be empty */
  detail: string
  quantity: number
  /** formatted: '249.000 ₫' */
  total: string
}

/** A product with its picture and one thing to do with it. */
export interface LinkedProduct {
  name: string
  /** shade or size; may be empty */
  detail: string
  /** address of a picture of about 128 pixels; null for none */
  picture: string | null
  label: string
  url: string
}

/** A labelled value below a table of goods; the last one is usually strong. */
export interface Sum {
  label: string
  value: string
  isStrong?: boolean
}

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text })
export const code = (code: string): Part => ({ kind: 'code', code })
export const button = (label: string, url: string): Part => ({ kind: 'button', label, url })
export const note = (text: string): Part => ({ kind: 'note', text })
export const goods = (rows: readonly Goods[]): Part => ({ kind: 'goods', goods: rows })
export const products = (rows: readonly LinkedProduct[]): Part => ({ kind: 'products', products: rows })
export const sums = (rows: readonly Sum[]): Part => ({ kind: 'sums', sums: rows })
/** Short lines below a title: an address, an account. */
export const block = (title: string, lines: readonly string[]): Part => ({ kind: 'block', title, lines })

/** Links below a title, a line each. */
export const links = (title: string, rows: readonly Link[]): Part => ({ kind: 'links', title, links: rows })

const PLAIN = { name: 'muted', style: `color:${MUTED}` }
const STRONG = { name: 'ink', style: `color:${INK};font-weight:700` }

const goodsRow = ({ name, detail, quantity, total }: Goods): Html =>
  html`<tr>
    <td
      class="line ink"
      style="padding:12px 0;border-bottom:1px solid ${LINE};font-size:15px;line-height:22px;color:${INK}"
    >
      ${name}
      <span class="muted" style="display:block;font-size:13px;line-height:20px;color:${MUTED}"
        >${[detail, `Số lượng: ${quantity}`].filter(Boolean).join(' · ')}</span
      >
    </td>
    <td
      class="line ink"
      align="right"
      valign="top"
      style="padding:12px 0 12px 16px;border-bottom:1px solid ${LINE};font-size:15px;line-height:22px;color:${INK};white-space:nowrap"
    >
      ${total}
    </td>
  </tr>`

const PICTURE = 64

/** The name stands beside the picture, so that the picture needs no text of its own. */
const productRow = ({ name, detail, picture, label, url }: LinkedProduct): Html =>
  html`<tr>
    ${
      picture === null
        ? ''
        : html`<td
            class="line"
            width="${String(PICTURE + 16)}"
            valign="top"
            style="padding:12px 16px 12px 0;border-bottom:1px solid ${LINE}"
          >
            <img
              src="${picture}"
              alt=""
              width="${String(PICTURE)}"
              height="${String(PICTURE)}"
              style="display:block;border:0;border-radius:8px"
            />
          </td>`
    }
    <td
      class="line ink"
      ${picture === null ? html`colspan="2"` : ''}
      style="padding:12px 0;border-bottom:1px solid ${LINE};font-size:15px;line-height:22px;color:${INK}"
    >
      ${name}
      <span class="muted" style="display:block;font-size:13px;line-height:20px;color:${MUTED}"
        >${detail}</span
      >
      <a
        href="${url}"
        target="_blank"
        class="accent"
        style="display:inline-block;padding:8px 0;font-weight:600;color:${ACCENT};text-decoration:none"
        >${label}</a
      >
    </td>
  </tr>`

const sumRow = ({ label, value, isStrong = false }: Sum): Html => {
  const look = isStrong ? STRONG : PLAIN
  return html`<tr>
    <td class="${look.name}" style="padding:4px 0;font-size:15px;line-height:22px;${look.style}">${label}</td>
    <td
      class="${look.name}"
      align="right"
      style="padding:4px 0 4px 16px;font-size:15px;line-height:22px;${look.style}"
    >
      ${value}
    </td>
  </tr>`
}

/** A code of up to 8 characters is set large and spaced; a longer voucher code must fit on a phone. */
const codeSize = (shown: string) =>
  shown.length <= 8
    ? 'font-size:32px;line-height:40px;letter-spacing:10px'
    : 'font-size:22px;line-height:32px;letter-spacing:2px'

/** A table over the whole width, for layout alone. */
const table = (margin: string, rows: Html | readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:${margin}">
    ${rows}
  </table>`

export function partHtml(part: Part): Html {
  switch (part.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${part.text}</p>`
    case 'code':
      return table(
        '8px 0 24px',
        html`<tr>
          <td
            class="sand accent"
            align="center"
            style="padding:20px 12px;background:${SAND};border-radius:8px;font-family:${SANS};font-weight:700;color:${ACCENT};${codeSize(part.code)}"
          >
            ${part.code}
          </td>
        </tr>`,
      )
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
        <tr>
          <td style="background:${ACCENT};border-radius:999px">
            <a
              href="${part.url}"
              target="_blank"
              style="display:inline-block;padding:14px 32px;font-family:${SANS};font-size:16px;font-weight:600;color:#FFFFFF;text-decoration:none"
              >${part.label}</a
            >
          </td>
        </tr>
      </table>`
    case 'note':
      return html`<p class="muted" style="margin:0 0 12px;font-size:14px;line-height:21px;color:${MUTED}">
        ${part.text}
      </p>`
    case 'goods':
      return table('8px 0 16px', part.goods.map(goodsRow))
    case 'products':
      return table('8px 0 24px', part.products.map(productRow))
    case 'sums':
      return table('12px 0 24px', part.sums.map(sumRow))
    case 'block':
      return table(
        '8px 0 24px',
        html`<tr>
          <td
            class="sand block"
            style="padding:16px 20px;background:${SAND};border-radius:8px;font-size:15px;line-height:23px;overflow-wrap:anywhere"
          >
            <strong style="display:block;margin:0 0 4px">${part.title}</strong>
            ${part.lines.map((line) => html`<span style="display:block">${line}</span>`)}
          </td>
        </tr>`,
      )
    case 'links':
      return html`<p style="margin:0 0 24px">
        <strong>${part.title}</strong>
        ${part.links.map(
          ({ label, url }) =>
            html`<a
              href="${url}"
              target="_blank"
              class="accent"
              style="display:block;padding:8px 0;font-weight:600;color:${ACCENT}"
              >${label}</a
            >`,
        )}
      </p>`
  }
}

/** A part as plain text. */
export const partText = (part: Part): string => {
  switch (part.kind) {
    case 'code':
      return part.code
    case 'button':
      return `${part.label}: ${part.url}`
    case 'goods':
      return part.goods
        .map(
          ({ name, detail, quantity, total }) =>
            `${quantity} x ${name}${detail ? ` (${detail})` : ''}: ${total}`,
        )
        .join('\n')
    case 'products':
      return part.products
        .map(({ name, detail, label, url }) => `${name}${detail ? ` (${detail})` : ''}\n${label}: ${url}`)
        .join('\n\n')
    case 'sums':
      return part.sums.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'block':
      return [part.title, ...part.lines].join('\n')
    case 'links':
      return [part.title, ...part.links.map(({ label, url }) => `${label}: ${url}`)].join('\n')
    default:
      return part.text
  }
}
