import userEvent from '@testing-library/user-event'

/** Gives a field its text at once, where it is not the typing that is tested: each key has the form checked and drawn again. */
export async function fillIn(field: Element, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
