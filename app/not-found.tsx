import { Lost } from '@/components/layout/lost'

/** Behind the shop's own not-found page, for what no layout takes. */
export default function NotFound() {
  return <Lost />
}
