import { CODE_TIMEOUT_MS } from '@/lib/client/code-in-time'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was in a field after an event: `input` while it is typed, `change` when it was chosen, left or sent by Enter. */
type Change = [field: Field, event: 'input' | 'change', value: string, isChecked?: boolean]

/** As the head script keeps it (lib/security/head-script.js). */
type Early =
  | Change
  | [button: HTMLButtonElement, event: 'click', value: string, isChecked?: boolean, wasBusy?: string | null]
  | [form: HTMLFormElement, event: 'submit', ...unused: unknown[]]

/** The head script adds to it and says so, unless it is busy repeating, or the event may pass to the page. */
type Kept = Early[] & { busy?: boolean; mayPass?: (element: HTMLElement) => boolean; added?: () => void }

/** How often what is kept asks for its part of the page, milliseconds. */
const ASK_MS = 50

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const tell = (element: HTMLElement, event: string) =>
  element.dispatchEvent(new Event(event, { bubbles: true }))

/**
 * Whether the part of the page with this element acts on events. For one that a person causes React hydrates the part at once; where its code
 * has not come yet, React stops the event before it reaches the element.
 */
function isReady(element: HTMLElement) {
  let isReached = false
  const reach = () => {
    isReached = true
  }
  element.addEventListener('mouseup', reach)
  tell(element, 'mouseup')
  element.removeEventListener('mouseup', reach)
  return isReached
}

const isRadio = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio'

/** Whether a later change decides: of a field the last one, of radio buttons the one chosen last. */
const isOvertaken = ([field]: Change, later: readonly Early[]) =>
  later.some(
    ([other, event]) =>
      event !== 'click' &&
      (other === field ||
        (isRadio(other) && isRadio(field) && other.name === field.name && other.form === field.form)),
  )

/**
 * Sets a field as the browser does when someone types: past React, which compares with what it set itself. It is given another value first, so
 * that it hears of this one whatever the field held.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { selectionStart, selectionEnd } = field
  field.value = value === field.defaultValue ? `${value}0` : field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // The caret stays where someone is typing; only fields of text know where that is.
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd)
  tell(field, 'input')
}

function repeatChange([field, event, value, isChecked]: Change) {
  if (field instanceof HTMLSelectElement) field.value = value
  else if (field.type === 'checkbox' || isRadio(field)) {
    const box = field as HTMLInputElement
    box.checked = box.defaultChecked
    if (box.checked !== isChecked) box.click()
    return
  } else if (field.type !== 'file') type(field, value)
  if (event === 'input') return
  tell(field, 'change')
  // To React a field is left by another event.
  tell(field, 'focusout')
}

function repeat(one: Early) {
  const [element, event] = one
  if (event === 'click') element.click()
  else if (event === 'submit') element.requestSubmit()
  else repeatChange(one)
}

/** A kept press looks busy, unless its own code had said so before. */
function free([element, event, , , wasBusy]: Early) {
  if (event === 'click' && !wasBusy) element.ariaBusy = null
}

/** Repeats what is kept, each in a task of its own, as the page renders between them; ends when nothing is kept. */
async function repeatAll(kept: Kept) {
  while (kept.length > 0) {
    const at = kept.findIndex(([element]) => !element.isConnected || isReady(element))
    if (at < 0) {
      await wait(ASK_MS)
      continue
    }
    const [one] = kept.splice(at, 1) as [Early]
    const [element, event] = one
    free(one)
    if (element.isConnected && (event === 'click' || event === 'submit' || !isOvertaken(one, kept))) {
      kept.busy = true
      repeat(one)
      kept.busy = false
    }
    await wait(0)
  }
}

/**
 * Repeats what was pressed, typed, chosen and sent before the page could act on it (decision 94), in its order, and as soon as its part of the
 * page is there; what is gone from the page is skipped. From then on an event passes to the page, unless it is about a part whose code has not
 * come, for as long as code may take, or would overtake what is kept.
 */
export function repeatEarlyInput() {
  const kept = (Reflect.get(window, 'nangEarly') ?? []) as Kept
  let isRepeating = false
  kept.mayPass = (element) => isReady(element) && !kept.some(([other]) => isReady(other))
  kept.added = () => {
    if (isRepeating) return
    isRepeating = true
    void repeatAll(kept).finally(() => {
      isRepeating = false
    })
  }
  kept.added()
  setTimeout(() => {
    kept.splice(0).forEach(free)
    Reflect.deleteProperty(window, 'nangEarly')
  }, CODE_TIMEOUT_MS)
}
