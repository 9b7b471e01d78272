import { isFormOfOwnPage } from '@/lib/gateway/same-site'
import { refuse } from './refuse'
import { readSmallForm } from './small-form'

/**
 * The form that a page of this very host sends by itself, without scripts; the refusal of a form of another site, of a body that is no
 * form, and of one longer than 4 KB unless the caller takes more bytes.
 */
export async function readOwnForm(request: Request, most?: number): Promise<FormData | Response> {
  if (!isFormOfOwnPage(request.headers)) return refuse(403, 'CROSS_SITE', 'the form is of another site')
  return (await readSmallForm(request, most)) ?? refuse(400, 'BAD_REQUEST', 'the body is not a form')
}
