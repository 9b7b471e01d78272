import { connection } from 'next/server'
import { sitemapIndex } from '@/lib/seo/sitemap'
import { xmlResponse } from '@/lib/seo/xml'

export async function GET() {
  await connection()
  return xmlResponse(await sitemapIndex(), 3_600)
}
