import { NotFoundPage } from '@/components/layout/not-found-page'

/** 404: an unknown path, category, brand or page number. */
export default function NotFound() {
  return <NotFoundPage hasHeader />
}
