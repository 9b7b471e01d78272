type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was in a field after an event: `input` while it is typed, `change` when it was chosen, left or sent by Enter. */
type Change = [field: Field, event: 'input' | 'change', value: string, isChecked?: boolean]

/** As the head script keeps it (lib/security/head-script.js). */
type Early = Change | [button: HTMLButtonElement, event: 'click', ...unused: unknown[]]

/** How often, and at most how many times, a part of the page is asked whether its code has come, milliseconds. */
const ASK_MS = 50
const ASK_TIMES = 100

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

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
  element.dispatchEvent(new Event('mouseup', { bubbles: true }))
  element.removeEventListener('mouseup', reach)
  return isReached
}

const tell = (field: Field, event: string) => field.dispatchEvent(new Event(event, { bubbles: true }))

/** Sets a field as the browser does when someone types: past React, which remembers what it set itself and hears of nothing new otherwise. */
function type(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  tell(field, 'input')
}

function repeatChange([field, event, value, isChecked]: Change) {
  if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement
    box.checked = box.defaultChecked
    if (box.checked !== isChecked) box.click()
    return
  }
  if (field instanceof HTMLSelectElement) field.value = value
  else if (field.type !== 'file') {
    field.value = field.defaultValue
    type(field, value)
  }
  if (event === 'input') return
  tell(field, 'change')
  // To React a field is left by another event.
  tell(field, 'focusout')
}

function repeatPress(button: HTMLButtonElement) {
  button.ariaBusy = null
  button.click()
}

/**
 * Repeats what was pressed, typed and chosen before the page could act on it (decision 94): fields first, each as it was left, then presses
 * in their order, each in a task of its own, as the page renders between them. From here on everything reaches the page as it happens. What
 * is gone from the page since is skipped.
 */
export async function repeatEarlyInput() {
  const early = (Reflect.get(window, 'nangEarly') ?? []) as Early[]
  Reflect.deleteProperty(window, 'nangEarly')
  const changes = new Map<HTMLElement, () => void>()
  const presses: [HTMLElement, () => void][] = []
  for (const one of early) {
    if (one[1] === 'click') {
      const [button] = one
      presses.push([button, () => repeatPress(button)])
    } else {
      // The last one counts, also in its order: of two radio buttons the one chosen last.
      changes.delete(one[0])
      changes.set(one[0], () => repeatChange(one))
    }
  }
  for (const [element, repeat] of [...changes, ...presses]) {
    for (let asked = 0; element.isConnected && !isReady(element) && asked < ASK_TIMES; asked++)
      await wait(ASK_MS)
    if (element.isConnected) repeat()
    await wait(0)
  }
}
