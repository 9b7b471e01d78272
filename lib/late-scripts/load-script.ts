const loading = new Map<string, Promise<void>>()

/** Loads a third-party script once, with these data attributes. @throws when it does not load */
export function loadScript(src: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    Object.assign(script.dataset, data)
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      reject(new Error(`${new URL(src, window.location.href).host} did not answer`))
    }
    document.head.append(script)
  })
  loading.set(src, loaded)
  return loaded
}
