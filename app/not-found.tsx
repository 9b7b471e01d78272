import { NotFoundLinks } from '@/components/layout/not-found-links'

/** Fallback of the shop's not-found page, for paths outside every layout. */
export default function NotFound() {
  return <NotFoundLinks />
}
