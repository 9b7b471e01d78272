const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for XML: the five entities, and without the control characters XML 1.0 forbids. */
export const xmlText = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** An XML answer that shared caches may keep for `seconds`. */
export const xmlResponse = (body: BodyInit, seconds: number) =>
  new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    },
  })
