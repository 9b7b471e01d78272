/** Replaces the `{name}` placeholders of a text. Client leaves get texts as props, so that no message library is loaded with the page. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
