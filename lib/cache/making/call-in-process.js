// @ts-check
import inject from 'light-my-request'

/**
 * Requests a page in this process, without a socket. Rejects when the answer breaks off.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} answer
 * @param {{ url: string, headers: Record<string, string> }} asked
 */
export const callInProcess = (answer, asked) =>
  inject(
    (request, response) => void answer(request, response).catch((error) => response.destroy(error)),
    asked,
  )
