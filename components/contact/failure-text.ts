import { withInstruction } from '@/lib/client/failure'
import { byCode, fieldsIn } from '@/lib/client/failure-details'

interface Texts {
  failed: string
  kept: string
  robot: string
  confirm: string
}

/** Why a message was not sent, and that nothing typed is lost. */
export function failureText(failure: unknown, { failed, kept, robot, confirm }: Texts): string {
  const [, photo] = Object.entries(fieldsIn(failure)).find(([field]) => field.startsWith('images')) ?? []
  return (
    photo ??
    byCode(failure, { RECAPTCHA_FAILED: robot, CONFIRM_SENDING: confirm }) ??
    `${withInstruction(failed, failure)} ${kept}`
  )
}
