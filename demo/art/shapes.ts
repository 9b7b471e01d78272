/** The few SVG primitives the drawings are made of. Numbers are user units. */

export const n = (value: number): string => String(Math.round(value * 100) / 100)

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}" ${extra}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, extra = ''): string =>
  ellipse(cx, cy, r, r, fill, extra)

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  extra = '',
): string => stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, width, extra)

export const group = (content: string, transform = '', extra = ''): string =>
  `<g${transform ? ` transform="${transform}"` : ''} ${extra}>${content}</g>`

export const move = (content: string, x: number, y: number, rotate = 0, scale = 1): string =>
  group(
    content,
    `translate(${n(x)} ${n(y)})${rotate ? ` rotate(${n(rotate)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1e4) / 1e4})`}`,
  )

/**
 * Silhouette of a round vessel standing on y=0, centred on x=0.
 * `top` and `bottom` are corner radii; the base bulges down a little as a cylinder seen from above does.
 */
export const vessel = (w: number, h: number, top: number, bottom: number, bulge = w * 0.025): string => {
  const x = w / 2
  const k = 0.45
  return (
    `M${n(-x)} ${n(-h + top)}C${n(-x)} ${n(-h + top * k)} ${n(-x + top * k)} ${n(-h)} ${n(-x + top)} ${n(-h)}` +
    `L${n(x - top)} ${n(-h)}C${n(x - top * k)} ${n(-h)} ${n(x)} ${n(-h + top * k)} ${n(x)} ${n(-h + top)}` +
    `L${n(x)} ${n(-bottom - bulge)}C${n(x)} ${n(-bottom * k - bulge)} ${n(x - bottom * k)} ${n(-bulge * 0.6)} ${n(x - bottom)} ${n(-bulge * 0.45)}` +
    `Q0 ${n(bulge * 0.6)} ${n(-x + bottom)} ${n(-bulge * 0.45)}` +
    `C${n(-x + bottom * k)} ${n(-bulge * 0.6)} ${n(-x)} ${n(-bottom * k - bulge)} ${n(-x)} ${n(-bottom - bulge)}Z`
  )
}

/** Closed soft blob through points around (0,0): `radius(i)` gives each point's distance. */
export const blob = (points: number, radius: (index: number) => number, squash = 1): string => {
  const at = (i: number): [number, number] => {
    const angle = (i / points) * Math.PI * 2
    const r = radius(((i % points) + points) % points)
    return [Math.cos(angle) * r, Math.sin(angle) * r * squash]
  }
  let d = ''
  for (let i = 0; i < points; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    if (i === 0) d += `M${n(p1[0])} ${n(p1[1])}`
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  }
  return d + 'Z'
}

/** Whole document. */
export const document = (width: number, height: number, defs: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"><defs>${defs}</defs>${content}</svg>`
