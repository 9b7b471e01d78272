import * as flags from 'country-flag-icons/string/3x2'

const YEAR_S = 31_536_000

const isCountry = (code: string): code is keyof typeof flags => Object.hasOwn(flags, code)

/** A country's flag as a picture, `/flags/kr.svg`: not every system has flag emoji. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const code = /^([a-z]{2})\.svg$/.exec((await params).file)?.[1]?.toUpperCase() ?? ''
  if (!isCountry(code)) return new Response(null, { status: 404 })
  return new Response(flags[code], {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${YEAR_S}, immutable` },
  })
}
