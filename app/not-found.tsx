import { NotFoundLinks } from '@/components/layout/not-found-links'

/** Behind the shop's own not-found page, for what no layout takes. */
export default function NotFound() {
  return <NotFoundLinks />
}
