import type { NextRequest } from 'next/server'
import { sitemapFile } from '@/lib/seo/sitemap'
import { xmlResponse } from '@/lib/seo/xml'

export async function GET(_request: NextRequest, context: RouteContext<'/sitemaps/[file]'>) {
  const { file } = await context.params
  const xml = await sitemapFile(file)
  return xml === null ? new Response('Not found', { status: 404 }) : xmlResponse(xml, 3_600)
}
