import type { Sender } from '../sender'
import { type Html, html } from './html'

/** Parts of a mail. Each one knows how it looks with markup and without. */
export type Part =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'note'; text: string }

export interface Letter {
  subject: string
  /** what inboxes show beside the subject */
  preview: string
  heading: string
  /** null greets without a name */
  name: string | null
  parts: readonly Part[]
}

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text })
export const code = (code: string): Part => ({ kind: 'code', code })
export const button = (label: string, url: string): Part => ({ kind: 'button', label, url })
export const note = (text: string): Part => ({ kind: 'note', text })

const SANS = "'Plus Jakarta Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const SERIF = "Lora, Georgia, 'Times New Roman', serif"
const PAPER = '#FFFCFA'
const SAND = '#F7EFEB'
const LINE = '#EEE4E1'
const INK = '#241A1C'
const MUTED = '#75666A'
const ACCENT = '#B3264E'

const greeting = ({ name }: Letter) => `Chào ${name?.trim() ? name.trim() : 'bạn'},`

const support = ({ hotline, email }: Sender) => `Cần giúp, bạn gọi ${hotline} hoặc viết cho ${email}.`

const reason = ({ name }: Sender) =>
  `Thư này được gửi tự động vì có thao tác trên tài khoản ${name} của bạn, bạn không cần trả lời.`

/** Six digits stand large and apart; a voucher's longer code must fit on a phone. */
const codeSize = (shown: string) =>
  shown.length <= 8
    ? 'font-size:32px;line-height:40px;letter-spacing:10px'
    : 'font-size:22px;line-height:32px;letter-spacing:2px'

function partHtml(part: Part): Html {
  switch (part.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${part.text}</p>`
    case 'code':
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:8px 0 24px"
      >
        <tr>
          <td
            align="center"
            style="padding:20px 12px;background:${SAND};border-radius:8px;font-family:${SANS};font-weight:700;color:${ACCENT};${codeSize(part.code)}"
          >
            ${part.code}
          </td>
        </tr>
      </table>`
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
      return html`<p style="margin:0 0 12px;font-size:14px;line-height:21px;color:${MUTED}">${part.text}</p>`
  }
}

/** The one layout of all mails: tables and inline styles, which is what mail programs agree on; 600 px, narrower on a phone. */
export function letterHtml(letter: Letter, sender: Sender): string {
  return html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${letter.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${PAPER};color:${INK};-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${letter.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
          <tr>
            <td align="center" style="padding:24px 16px 40px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td style="padding:8px 0 20px;border-bottom:1px solid ${LINE}">
                    <a
                      href="${sender.url}"
                      target="_blank"
                      style="font-family:${SERIF};font-size:28px;line-height:36px;color:${ACCENT};text-decoration:none"
                      >${sender.name}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:32px 0 20px;font-family:${SANS};font-size:16px;line-height:25px;color:${INK}"
                  >
                    <h1
                      style="margin:0 0 20px;font-family:${SERIF};font-size:26px;line-height:34px;font-weight:400;color:${INK}"
                    >
                      ${letter.heading}
                    </h1>
                    <p style="margin:0 0 16px">${greeting(letter)}</p>
                    ${letter.parts.map(partHtml)}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:20px 0 0;border-top:1px solid ${LINE};font-family:${SANS};font-size:13px;line-height:20px;color:${MUTED}"
                  >
                    <p style="margin:0 0 8px">${support(sender)}</p>
                    <p style="margin:0 0 8px">${reason(sender)}</p>
                    <p style="margin:0">
                      <a href="${sender.url}" target="_blank" style="color:${MUTED}"
                        >${sender.url.replace(/^https?:\/\//, '')}</a
                      >
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup
}

const partText = (part: Part): string => {
  switch (part.kind) {
    case 'code':
      return part.code
    case 'button':
      return `${part.label}: ${part.url}`
    default:
      return part.text
  }
}

/** The same letter for programs that show no markup. */
export const letterText = (letter: Letter, sender: Sender): string =>
  [
    letter.heading,
    greeting(letter),
    ...letter.parts.map(partText),
    '--',
    `${sender.name}, ${sender.url}`,
    support(sender),
  ].join('\n\n')
