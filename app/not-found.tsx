import { NotFoundPage } from '@/components/layout/not-found-page'

/** Fallback of the shop's not-found page, for paths outside every layout. */
export default function NotFound() {
  return <NotFoundPage hasHeader={false} />
}
