import { readBody } from './read-body'

const FORM_BYTES = 4_096

/**
 * The body of a form, as HTML or a mail program sends it (urlencoded or multipart); null for another body, one that broke off, or one
 * longer than 4 KB unless the caller takes more bytes.
 */
export async function readSmallForm(request: Request, most = FORM_BYTES): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? ''
  try {
    const body = await readBody(request, most)
    return body && (await new Response(body, { headers: { 'content-type': type } }).formData())
  } catch {
    return null // no form, or not the whole of it
  }
}
