// @ts-check

/**
 * Scripts of other parties, each on only when its settings are there: read once from the environment, for the page (which scripts to load)
 * and for the content security policy (which hosts it allows). Nothing here is secret or personal.
 * @typedef {{ appToken: string, script: string, liveHost: string }} AdjustSettings
 * @typedef {{ script: string, selector: string }} ChatSettings
 * @typedef {{ tag?: string, adjust?: AdjustSettings, chat?: ChatSettings }} LateScripts
 * @typedef {Record<string, string | undefined>} Environment
 */

const GOOGLE_TAG = 'https://www.googletagmanager.com'
/** Where the tag of an analytics property sends what it counts. */
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const ADJUST_SCRIPT = 'https://cdn.adjust.com/adjust-latest.min.js'
const ADJUST_ENDS = ['https://app.adjust.com', 'https://app.adjust.world', 'https://app.adjust.net.in']
const CHAT_SELECTOR = '#chat-widget'

/** @param {string | undefined} value */
const given = (value) => (value ?? '').trim()

/** An https address, or one of this machine for tests; null for anything else. @param {string | undefined} value */
function address(value) {
  const text = given(value)
  if (!URL.canParse(text)) return null
  const { protocol, hostname, href } = new URL(text)
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname) ? href : null
}

/** What is on; null when nothing is. @param {Environment} env @returns {LateScripts | null} */
export function lateScripts(env) {
  const tag = given(env.WEB_TAG_ID)
  const appToken = given(env.ADJUST_APP_TOKEN)
  const chat = address(env.CHAT_SCRIPT_URL)
  const adjust = address(given(env.ADJUST_SCRIPT_URL) || ADJUST_SCRIPT)
  /** @type {LateScripts} */
  const on = {}
  if (/^(GTM|G)-[A-Z0-9]{4,20}$/.test(tag)) on.tag = tag
  if (/^[a-z0-9]{6,40}$/i.test(appToken) && adjust)
    on.adjust = { appToken, script: adjust, liveHost: given(env.ADJUST_LIVE_HOST) }
  if (chat) on.chat = { script: chat, selector: given(env.CHAT_SELECTOR) || CHAT_SELECTOR }
  return Object.keys(on).length > 0 ? on : null
}

/** Hosts of a comma list. @param {string | undefined} hosts */
const listed = (hosts) =>
  given(hosts)
    .split(',')
    .map((host) => host.trim())
    .filter((host) => /^[*\w.-]+(:\d+)?$/.test(host))

/** @param {string | undefined} hosts */
const secure = (hosts) => listed(hosts).map((host) => `https://${host}`)

/**
 * Sources the policy lets in for them, by directive: the configured hosts and no other.
 * @param {Environment} env @returns {Record<'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src' | 'media-src', string[]>}
 */
export function lateSources(env) {
  const { tag, adjust, chat } = lateScripts(env) ?? {}
  const tagHosts = tag ? secure(env.WEB_TAG_HOSTS) : []
  const chatHosts = chat ? [...new Set([new URL(chat.script).origin, ...secure(env.CHAT_HOSTS)])] : []
  const sockets = chatHosts.map((host) => host.replace(/^http/, 'ws'))
  const google = tag ? [GOOGLE_TAG] : []
  const counting = tag ? [GOOGLE_TAG, ...GOOGLE_ANALYTICS] : []
  return {
    'script-src': [...google, ...tagHosts, ...(adjust ? [new URL(adjust.script).origin] : []), ...chatHosts],
    'style-src': chatHosts,
    'img-src': [...counting, ...tagHosts, ...chatHosts],
    'font-src': chatHosts,
    'connect-src': [...counting, ...tagHosts, ...(adjust ? ADJUST_ENDS : []), ...chatHosts, ...sockets],
    'frame-src': [...tagHosts, ...chatHosts],
    'media-src': chatHosts,
  }
}
