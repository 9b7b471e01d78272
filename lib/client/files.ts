import { answerOf } from './api'
import { fetchInTime } from './connection'

/**
 * Sends a file as the body of a call; gives `data` of the answer, to be parsed.
 * @throws DomainError with the service's code; ConnectionError without an answer
 */
export async function sendFile(address: string, file: Blob): Promise<unknown> {
  const sent = { method: 'POST', headers: { 'content-type': file.type }, body: file }
  return (await answerOf(await fetchInTime(address, sent))).data
}

/**
 * The file that a call answers with. @throws DomainError with the service's code; ConnectionError without an answer
 */
export async function fetchFile(address: string, json: object): Promise<Blob> {
  const response = await fetchInTime(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  if (!response.ok) await answerOf(response)
  return response.blob()
}
