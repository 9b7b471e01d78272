import { phoneLink } from '@/domain/account/phone'
import type { Sender } from '../sender'
import { html } from './html'
import { ACCENT, INK, LINE, MUTED, PAPER, SANS, SERIF, STYLES } from './look'
import { type Part, partHtml, partText } from './parts'

export interface Letter {
  subject: string
  /** preview text that inboxes show beside the subject */
  preview: string
  heading: string
  /** name in the greeting; null for a greeting without one */
  name: string | null
  parts: readonly Part[]
  /** reason for the mail, unless it is an action with the account: 'bạn đã đặt hàng tại Nàng' */
  because?: string
}

/** Where the recipient chooses their mails. */
export interface ChoiceLinks {
  /** to stop the mail's own kind; null for a mail without one */
  unsubscribe: string | null
  /** for all kinds */
  preferences: string
}

const greeting = ({ name }: Letter) => `Chào ${name?.trim() ? name.trim() : 'bạn'},`

/** How to reach the shop; a way that it has not set is left out. */
const contactWays = ({ hotline, email, url }: Sender) =>
  [
    { verb: 'gọi', at: hotline, link: phoneLink(hotline) },
    { verb: 'viết cho', at: email, link: `mailto:${email}` },
    { verb: 'gửi yêu cầu tại', at: `${url}${CONTACT_PATH}`, link: `${url}${CONTACT_PATH}` },
  ].filter(({ at }) => at !== '')

const supportText = (sender: Sender) =>
  `Cần giúp, bạn ${contactWays(sender)
    .map(({ verb, at }) => `${verb} ${at}`)
    .join(', hoặc ')}.`

const supportHtml = (sender: Sender) =>
  html`Cần giúp, bạn
  ${contactWays(sender).map(
    ({ verb, at, link }, index, { length }) =>
      html`${index === 0 ? '' : 'hoặc '}${verb}
        <a href="${link}" target="_blank" class="muted" style="color:${MUTED}"
          >${at.replace(/^https?:\/\//, '')}</a
        >${index === length - 1 ? '.' : ','}`,
  )}`

const reason = ({ because }: Letter, { name }: Sender) =>
  `Thư này được gửi tự động vì ${because ?? `có thao tác trên tài khoản ${name} của bạn`}, bạn không cần trả lời.`

const CONTACT_PATH = '/page/help/contact-us'
const UNSUBSCRIBE = 'Ngừng nhận loại thư này'

const PREFERENCES = 'Chọn thư bạn muốn nhận'

const choicesIn = ({ unsubscribe, preferences }: ChoiceLinks) => [
  ...(unsubscribe === null ? [] : [{ label: UNSUBSCRIBE, url: unsubscribe }]),
  { label: PREFERENCES, url: preferences },
]

const choicesHtml = (links: ChoiceLinks) =>
  html`<p style="margin:0 0 8px">
    ${choicesIn(links).map(
      ({ label, url }) =>
        html`<a
          href="${url}"
          target="_blank"
          class="muted"
          style="display:inline-block;padding:6px 16px 6px 0;color:${MUTED}"
          >${label}</a
        >`,
    )}
  </p>`

/** The layout of all mails: tables and inline styles, which all mail programs support; 600 px wide, narrower on phones. */
export function letterHtml(letter: Letter, sender: Sender, links: ChoiceLinks): string {
  return html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${letter.subject}</title>
        <style>
          ${STYLES}
        </style>
      </head>
      <body
        class="paper ink"
        style="margin:0;padding:0;background:${PAPER};color:${INK};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${letter.preview}</div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${PAPER}"
        >
          <tr>
            <td class="frame" align="center" style="padding:24px 16px 40px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td class="line" style="padding:8px 0 20px;border-bottom:1px solid ${LINE}">
                    <a
                      href="${sender.url}"
                      target="_blank"
                      class="accent"
                      style="font-family:${SERIF};font-size:28px;line-height:36px;color:${ACCENT};text-decoration:none"
                      >${sender.name}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="ink"
                    style="padding:32px 0 20px;font-family:${SANS};font-size:16px;line-height:25px;color:${INK}"
                  >
                    <h1
                      class="ink"
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
                    class="line muted"
                    style="padding:20px 0 0;border-top:1px solid ${LINE};font-family:${SANS};font-size:13px;line-height:20px;color:${MUTED}"
                  >
                    <p style="margin:0 0 8px">${supportHtml(sender)}</p>
                    <p style="margin:0 0 8px">${reason(letter, sender)}</p>
                    ${choicesHtml(links)}
                    <p style="margin:0 0 8px">
                      ${sender.company.map((line) => html`<span style="display:block">${line}</span>`)}
                    </p>
                    <p style="margin:0">
                      <a href="${sender.url}" target="_blank" class="muted" style="color:${MUTED}"
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

/** The mail as plain text. */
export const letterText = (letter: Letter, sender: Sender, links: ChoiceLinks): string =>
  [
    letter.heading,
    greeting(letter),
    ...letter.parts.map(partText),
    '--',
    `${sender.name}, ${sender.url}`,
    supportText(sender),
    reason(letter, sender),
    ...(sender.company.length === 0 ? [] : [sender.company.join('\n')]),
    ...choicesIn(links).map(({ label, url }) => `${label}: ${url}`),
  ].join('\n\n')
