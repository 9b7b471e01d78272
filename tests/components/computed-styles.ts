// Queries by role ask for the style of each element, and jsdom matches hundreds of rules for each answer. Component tests have no style sheets:
// but for what is inherited, the browser's own rules look at the tag and a few attributes. A style is computed once for each of those.

const LOOKED_AT = ['hidden', 'open', 'type', 'style']

const compute = window.getComputedStyle.bind(window)
const known = new Map<string, CSSStyleDeclaration>()

/** The style of an element without what it inherits. */
function ownStyle(element: Element): CSSStyleDeclaration {
  const key = [element.localName, ...LOOKED_AT.map((name) => element.getAttribute(name))].join('|')
  const style = known.get(key) ?? compute(element.cloneNode() as Element)
  known.set(key, style)
  return style
}

/** The value of the nearest element that has another than the initial one. */
function inherited(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = ownStyle(at).getPropertyValue(property)
    if (value !== initial) return value
  }
  return initial
}

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0) return compute(element, pseudo)
  const style = ownStyle(element)
  const valueOf = (property: string) => {
    if (property === 'visibility') return inherited(element, property, 'visible')
    if (property === 'pointer-events') return inherited(element, property, 'auto')
    return style.getPropertyValue(property)
  }
  return new Proxy(style, {
    get(_, name) {
      if (name === 'getPropertyValue') return valueOf
      if (name === 'visibility') return valueOf(name)
      if (name === 'pointerEvents') return valueOf('pointer-events')
      const value: unknown = Reflect.get(style, name, style)
      return typeof value === 'function' ? value.bind(style) : value
    },
  })
}
