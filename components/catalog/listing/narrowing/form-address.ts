/** The address of a plain GET form: fields of one name form one list, empty ones are left out. */
export function formAddress(form: HTMLFormElement): string {
  const fields = new Map<string, string[]>()
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue
    fields.set(field.name, [...(fields.get(field.name) ?? []), field.value.trim()])
  }
  const query = [...fields]
    .filter(([, values]) => values.some((value) => value !== ''))
    .map(([name, values]) => `${name}=${encodeURIComponent(values.join(',')).replace(/%2C/g, ',')}`)
    .join('&')
  const { pathname } = new URL(form.action)
  return query ? `${pathname}?${query}` : pathname
}
