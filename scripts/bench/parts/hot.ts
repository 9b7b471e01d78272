import { gzipSync } from 'node:zlib'
import { load } from '../load'
import { serveFiles } from '../nginx'
import { listenerOn, processorTime } from '../processor'
import { publicPages, textOf } from '../shop-pages'

const NGINX_PORT = 8_099
const ENCODINGS = ['identity', 'gzip'] as const

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/**
 * Prints the weight and throughput of public pages on 16 connections, plain and compressed, the processor time of an answer in the storefront's
 * process, and throughput of nginx with the same HTML as files.
 */
export default async function measureHot(shop: string): Promise<void> {
  const pages = Object.values(await publicPages(shop))
  const html = new Map<string, string>()
  for (const { name, path } of pages) {
    // As it is kept, and not as it is sent to the one who asks for it first.
    await textOf(shop, path)
    html.set(name, await textOf(shop, path))
  }
  console.log(
    '| page | HTML KB | gz | req/s | p50 ms | p99 ms | processor ms | nginx | share | gz req/s | processor ms | nginx | share |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|',
  )
  const storefront = listenerOn(Number(new URL(shop).port))
  const nginx = await serveFiles(html, NGINX_PORT)
  for (const { name, path } of pages) {
    const text = html.get(name) ?? ''
    const cells = [kilobytes(Buffer.byteLength(text)), kilobytes(gzipSync(text).length)]
    for (const encoding of ENCODINGS) {
      const before = processorTime(storefront)
      const shown = await load(new URL(path, shop).href, encoding)
      const spent = processorTime(storefront) - before
      cells.push(String(Math.round(shown.requestsPerSecond)))
      if (encoding === 'identity') cells.push(String(shown.p50), String(shown.p99))
      cells.push((spent / shown.answers).toFixed(2))
      const file = nginx && (await load(`http://127.0.0.1:${NGINX_PORT}/${name}.html`, encoding))
      cells.push(
        ...(file
          ? [
              String(Math.round(file.requestsPerSecond)),
              (shown.requestsPerSecond / file.requestsPerSecond).toFixed(2),
            ]
          : ['not installed', '']),
      )
    }
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  nginx?.stop()
}
