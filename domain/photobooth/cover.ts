interface Size {
  width: number
  height: number
}

/** The middle part of a picture that fills another shape without bars, in pixels of the picture. */
export function coverPart(picture: Size, shape: Size) {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = shape.width * scale
  const height = shape.height * scale
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
}
