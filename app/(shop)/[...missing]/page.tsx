import { notFound } from 'next/navigation'

/** Any path no other page answers: not found, inside the shop's frame. */
export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ missing: ['khong-co'] }]
}

export default async function MissingPage({ params }: { params: Promise<{ missing: string[] }> }) {
  await params
  notFound()
}
