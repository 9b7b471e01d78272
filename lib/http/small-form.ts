const FORM_BYTES = 4_096

/**
 * The body of a form, as HTML or a mail program sends it (urlencoded or multipart); null for another body, or one longer than 4 KB
 * unless the caller takes more bytes.
 */
export async function readSmallForm(request: Request, most = FORM_BYTES): Promise<FormData | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) return null
    chunks.push(new Uint8Array(chunk))
  }
  const type = request.headers.get('content-type') ?? ''
  try {
    return await new Response(new Blob(chunks), { headers: { 'content-type': type } }).formData()
  } catch {
    return null // not a form
  }
}
