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

/** Whether an event reaches the element: React stops those of a part that it has not hydrated. */
function isReached(element: HTMLElement, event: string) {
  let hasCome = false
  const come = () => {
    hasCome = true
  }
  element.addEventListener(event, come)
  tell(element, event)
  element.removeEventListener(event, come)
  return hasCome
}

/** Whether its part of the page is hydrated. For an event that comes many times in a row React hydrates nothing at once. */
const isHydrated = (element: HTMLElement) => isReached(element, 'dragenter')

/** Whether its part of the page acts on events. For one that a person causes React hydrates the part at once, if its code is there. */
const isReady = (element: HTMLElement) => isReached(element, 'mouseup')

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
  else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // React compares here too.
    field.checked = !isChecked
    field.click()
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

/** A kept press looks busy. Where it did before, its own code or a press before it has said so. */
function free([element, event, , , wasBusy]: Early) {
  if (event === 'click' && wasBusy !== 'true') element.ariaBusy = wasBusy ?? null
}

/**
 * Repeats what is kept, each in a task of its own: the page renders between them, and React hydrates a part at once only while it is not at work
 * itself, as it is in an effect or an event. Ends when nothing is kept.
 */
async function repeatAll(kept: Kept) {
  const hurried = new WeakSet<HTMLElement>()
  const canAct = (element: HTMLElement) => {
    // Once: without its code React renders the part in vain. When the code is there, it hydrates the part by itself.
    const isFirst = !hurried.has(element)
    hurried.add(element)
    return isFirst ? isReady(element) : isHydrated(element)
  }
  let pause = 0
  while (kept.length > 0) {
    await wait(pause)
    const at = kept.findIndex(([element]) => !element.isConnected || canAct(element))
    const [one] = at < 0 ? [] : kept.splice(at, 1)
    pause = one ? 0 : ASK_MS
    if (!one) continue
    free(one)
    if (!one[0].isConnected || (one[1] !== 'click' && one[1] !== 'submit' && isOvertaken(one, kept))) continue
    kept.busy = true
    try {
      repeat(one)
    } finally {
      kept.busy = false
    }
  }
}

/**
 * Repeats what was pressed, typed, chosen and sent before the page could act on it (decision 94), in its order, and as soon as its part of the
 * page is there; what is gone from the page is skipped. For as long as code may take, an event is kept if its part is not hydrated yet, or if
 * it would overtake what is kept of a part that is, or of the form that it sends. All others pass.
 */
export function repeatEarlyInput() {
  const kept = (Reflect.get(window, 'nangEarly') ?? []) as Kept
  if (kept.mayPass) return
  kept.mayPass = (element) =>
    isHydrated(element) && !kept.some(([other]) => element.contains(other) || isHydrated(other))
  let isRepeating = false
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
