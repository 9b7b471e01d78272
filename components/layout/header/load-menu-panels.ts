/** HTML of each panel by the path of its entry. */
export type MenuPanels = ReadonlyMap<string, string>

let loading: Promise<MenuPanels> | null = null

/** One line a panel: the path of its entry, a space, its HTML (app/api/menu). */
async function load(): Promise<MenuPanels> {
  const response = await fetch('/api/menu')
  if (!response.ok) throw new Error(`the menu answered ${response.status}`)
  const lines = (await response.text()).split('\n')
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const),
  )
}

/** The menu's panels, asked for once a visit; a failed call is repeated. */
export function loadMenuPanels(): Promise<MenuPanels> {
  loading ??= load().catch((failure: unknown) => {
    loading = null
    throw failure
  })
  return loading
}
