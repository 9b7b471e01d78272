import { notFound } from 'next/navigation'

/** Any path without a page of its own: not found, inside the shop's frame. */
export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ missing: ['khong-co'] }]
}

export default async function MissingPage({ params }: { params: Promise<{ missing: string[] }> }) {
  await params
  notFound()
}
