import sharp from 'sharp'

export interface RenderOptions {
  width: number
  height: number
  /** WebP quality 1–100 */
  quality?: number
}

/** SVG to WebP bytes, exactly width × height pixels. */
export const renderWebp = (svg: string, { width, height, quality = 82 }: RenderOptions): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).webp({ quality, effort: 1 }).toBuffer()
