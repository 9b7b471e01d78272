// @ts-check
import { createHash } from 'node:crypto'
import { lateSources } from '../late-scripts/script-settings.js'
import { HEAD_SCRIPT } from './head-script.js'

/**
 * Content security policies. A page that is the same for everyone is stored with its inline data scripts, so those must be allowed by
 * kind; pages of one person are made for each request and name theirs by a nonce.
 */

/** @param {string[]} scripts sources of scripts @param {Record<string, string | undefined>} env */
function policy(scripts, env) {
  const pictures = (env.IMAGE_HOSTS ?? '')
    .split(',')
    .filter(Boolean)
    .map((host) => `https://${host}`)
  const recaptcha = env.RECAPTCHA_SITE_KEY
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : []
  const late = lateSources(env)
  /** @type {Record<string, string[]>} */
  const rules = {
    'default-src': ["'self'"],
    // React's development build rebuilds stacks with eval.
    'script-src': [
      "'self'",
      ...scripts,
      ...recaptcha,
      ...late['script-src'],
      ...(env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'", ...late['style-src']],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...late['img-src']],
    'font-src': ["'self'", ...late['font-src']],
    'connect-src': ["'self'", ...recaptcha, ...late['connect-src']],
    'frame-src': [
      "'self'",
      // Videos of campaigns, once they are played.
      'https://www.youtube-nocookie.com',
      ...(env.RECAPTCHA_SITE_KEY ? ['https://www.google.com/recaptcha/'] : []),
      ...late['frame-src'],
    ],
    ...(late['media-src'].length > 0 && { 'media-src': ["'self'", ...late['media-src']] }),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  const lines = Object.entries(rules).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [...lines, ...((env.SITE_URL ?? '').startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join(
    '; ',
  )
}

/** For pages that are cached for all. @param {Record<string, string | undefined>} env */
export const staticPolicy = (env) => policy(["'unsafe-inline'"], env)

const headScript = `'sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}'`

/** For a page made for one request. @param {string} nonce @param {Record<string, string | undefined>} env */
export const noncePolicy = (nonce, env) => policy([`'nonce-${nonce}'`, headScript, "'strict-dynamic'"], env)
