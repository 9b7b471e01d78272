import { connection } from 'next/server'
import { merchantFeed } from '@/lib/seo/merchant-feed'
import { xmlResponse } from '@/lib/seo/xml'

export async function GET() {
  await connection()
  return xmlResponse(merchantFeed(), 3_600)
}
