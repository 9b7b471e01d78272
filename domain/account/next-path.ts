/** Beginnings a path of ours must not have: another host's, or one that is no page. */
const NO_PAGE = /^\/(\/|(api|_next|media|dev)(\/|$))/

/**
 * Where to go after login: a path of this shop, or home. What could leave it (another origin, '//host', '/\\host', control
 * characters) is not a path (DEC-11).
 */
export function safeNext(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || /[\\\u0000-\u001F\u007F]/.test(wanted) || wanted.startsWith('//'))
    return '/'
  const base = 'http://shop.internal'
  try {
    const url = new URL(wanted, base)
    // Dots are resolved only now: '/.//host' has become '//host'.
    const isPage = url.origin === base && !NO_PAGE.test(url.pathname)
    return isPage ? url.pathname + url.search + url.hash : '/'
  } catch {
    return '/'
  }
}
