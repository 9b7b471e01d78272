/** Pixels of one square. */
const SQUARE = 16

/** A code as a PNG to keep or send. @throws when the browser cannot draw */
export async function drawCode(squares: readonly (readonly boolean[])[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = squares.length * SQUARE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const look = getComputedStyle(document.documentElement)
  context.fillStyle = look.getPropertyValue('--color-white')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = look.getPropertyValue('--color-ink')
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && context.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE)),
  )
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png'),
  )
}
