import { load } from '../load'
import { serveFiles } from '../nginx'
import { publicPages, textOf } from '../shop-pages'

const NGINX_PORT = 8_099

/** Prints the throughput of cached pages on 16 connections, beside that of nginx with the same HTML as files. */
export default async function measureHot(shop: string): Promise<void> {
  const { home, category, brand, product } = await publicPages(shop)
  const pages = [home, category, brand, product]
  const html = new Map(
    await Promise.all(pages.map(async ({ name, path }) => [name, await textOf(shop, path)] as const)),
  )
  console.log('| page | req/s | p50 ms | p99 ms | nginx req/s |\n|---|---|---|---|---|')
  const nginx = await serveFiles(html, NGINX_PORT)
  for (const { name, path } of pages) {
    const shown = await load(new URL(path, shop).href)
    const file = nginx ? await load(`http://127.0.0.1:${NGINX_PORT}/${name}.html`) : null
    console.log(
      `| ${name} | ${Math.round(shown.requestsPerSecond)} | ${shown.p50} | ${shown.p99} | ${file ? Math.round(file.requestsPerSecond) : 'not installed'} |`,
    )
  }
  nginx?.stop()
}
